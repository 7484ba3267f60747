// A pair of snippets: the first breaks a rule, the second does not.

export interface LintCase {
  readonly rule: string
  readonly says: string
  readonly file: string
  readonly bad: string
  readonly good: string
  /** Path of the good snippet, if it differs. */
  readonly goodFile?: string
}

export const slice = 'src/features/session/sessionSlice.ts'
export const saga = 'src/sagas/session/sessionSaga.ts'
export const kit = 'src/sagas/kit/poll.ts'
export const services = 'src/sagas/services/browserServices.ts'
export const component = 'src/features/session/signIn/SignInPage.tsx'
export const building = 'src/ui/Card.tsx'
export const model = 'src/model/entities/entity.ts'
export const test = 'test/unit/some.test.ts'

/** One rule with several bad snippets and one good one. */
export const each = (
  rule: string,
  file: string,
  good: string,
  bad: Readonly<Record<string, string>>,
): LintCase[] => Object.entries(bad).map(([says, text]) => ({ rule, says, file, bad: text, good }))
