import { useSelector } from 'react-redux'
import type { Json } from '../../../model/json.ts'
import {
  repoFieldOf,
  requestedKey,
  type RepoField,
} from '../../../model/scaffolder/fields/repoFields.ts'
import {
  repoNeeds,
  suggestionsOf,
  type RepoFieldState,
} from '../../../model/scaffolder/fields/repoFieldState.ts'
import type { RepoList } from '../../../model/scaffolder/fields/repoLists.ts'
import { parseRepoUrl } from '../../../model/scaffolder/fields/repoUrl.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useFormDocument } from './formDocument.ts'
import { selectRepoFields } from './repoFieldsSlice.ts'
import type { TemplateField } from './templateField.ts'

export interface RepoFieldInUse {
  readonly known: RepoField
  readonly state: RepoFieldState | undefined
  /** The template asks for the user's login. */
  readonly isLoginWanted: boolean
  readonly hasFailed: boolean
  /** Undefined if the field never has suggestions. */
  readonly suggestions: (list: RepoList) => readonly string[] | undefined
}

const unknown: RepoField = {
  pointer: '',
  parts: parseRepoUrl(''),
  type: undefined,
  lists: [],
  login: undefined,
}

/** The login and suggestions of a field; `value` is that which it shows. */
export function useRepoField(
  name: string,
  { pointer, options }: TemplateField,
  value: Json | undefined,
): RepoFieldInUse {
  const integrations = useSelector(selectConfig)?.integrations ?? []
  const values = useFormDocument()
  const state = useSelector(selectRepoFields)[pointer]
  const known = repoFieldOf(name, pointer, options, value, values, integrations) ?? unknown
  const isLoginWanted = requestedKey(options) !== ''
  return {
    known,
    state,
    isLoginWanted,
    hasFailed: repoNeeds(known, state).failed.length > 0,
    suggestions: (list) => (isLoginWanted ? suggestionsOf(known, state, list) : undefined),
  }
}
