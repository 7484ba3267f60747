import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { JsonRecord } from '../../../model/json.ts'
import type { Alternatives } from '../../../model/scaffolder/form/alternatives.ts'
import * as forms from './formsSlice.ts'

/** The form of this key, and what its user can do. */
export function useForm(key: string) {
  const dispatch = useDispatch()
  const state = useSelector((root: forms.FormsRoot) => forms.selectForm(root, key))
  return useMemo(() => {
    const of = { key }
    return {
      state,
      retry: () => dispatch(forms.loadRetried(of)),
      continueDraft: () => dispatch(forms.draftContinued(of)),
      discardDraft: () => dispatch(forms.draftDiscarded(of)),
      /** With the whole document, and the alternatives that are chosen in it. */
      change: (values: JsonRecord, alternatives: Alternatives) =>
        dispatch(forms.valuesChanged({ key, values, alternatives })),
      goOn: () => dispatch(forms.nextRequested(of)),
      goBack: () => dispatch(forms.backRequested(of)),
      goTo: (step: number) => dispatch(forms.stepChosen({ key, step })),
      skipChecks: () => dispatch(forms.checksSkipped(of)),
      start: () => dispatch(forms.startRequested(of)),
    }
  }, [dispatch, key, state])
}
