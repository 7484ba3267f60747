// The users who can sign in: people of the sample organisation (backend/catalog/organisation.yaml),
// and one that it does not contain.

export interface Person {
  /** Name of the user entity and of the provider's account. */
  readonly name: string
  readonly displayName: string
  readonly email: string
  readonly isEmailVerified: boolean
  /** Shown on the page for choosing a user. */
  readonly remark?: string
}

const person = (name: string, displayName: string, others: Partial<Person> = {}): Person => ({
  name,
  displayName,
  email: `${name}@larkspur.example`,
  isEmailVerified: true,
  ...others,
})

export const alice = person('amelie.dubois', 'Amélie Dubois')
export const bob = person('tomas.lindqvist', 'Tomas Lindqvist')
export const unverified = person('grace.okafor', 'Grace Okafor', {
  isEmailVerified: false,
  remark: 'e-mail address not verified',
})
export const stranger = person('nora.fremd', 'Nora Fremd', {
  email: 'nora.fremd@elsewhere.example',
  remark: 'not in the catalog',
})

export const people: readonly Person[] = [alice, bob, unverified, stranger]

export const findPerson = (name: string): Person | undefined =>
  people.find((one) => one.name === name)
