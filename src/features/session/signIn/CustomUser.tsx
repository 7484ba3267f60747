import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'

/** The form of a user who is not verified. */
export const CustomUser = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "custom-user" */ './CustomUserForm.tsx')).CustomUserForm,
)
