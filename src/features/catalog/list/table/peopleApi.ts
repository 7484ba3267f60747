// Pictures of people and the numbers of members of groups, for the rows in view. Not with the rows themselves: a picture
// may be data in the text, and a large group's relations are half a megabyte.

import { decodeFacets, type Facets } from '../../../../model/entities/answers.ts'
import { profileOf, type Entity } from '../../../../model/entities/entity.ts'
import { backendApi, type Round } from '../../../backend/backendApi.ts'
import { facetsRequest } from '../../../entities/longQuestions.ts'
import { gatherOf, lookUp } from '../../../entities/presentation/presentationApi.ts'

const pictures = {
  topic: 'picture',
  fields: ['kind', 'metadata.name', 'metadata.namespace', 'spec.profile.picture'],
  of: (entity: Entity) => profileOf(entity).picture ?? null,
}

/** As many as an address has room for. */
const round: Round = { delay: 50, most: 20 }

const facet = 'relations.memberOf'

const peopleApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Untrusted URL of a user's picture, by what `stringifyEntityRef` gives; null without one. */
    personPicture: build.query<string | null, string>({
      queryFn: (ref, api, _options, ask) => lookUp(pictures, ref, api, ask),
    }),
    /** Number of direct members, by the group's ref: users who say that they are a member of it. */
    memberCount: build.query<number, string>({
      queryFn: async (group, api, _options, ask) => {
        const askTogether = async (groups: readonly string[]) => {
          const filter = { kind: 'user', [facet]: groups }
          const request = facetsRequest([facet], [filter])
          const { error, data } = await ask({ plugin: 'catalog', ...request, decode: decodeFacets })
          return { error, values: (data as Facets | undefined)?.[facet] ?? [] }
        }
        const { error, values } = await gatherOf(api)('memberCount', group, askTogether, round)
        if (error) return { error }
        return { data: values.find(({ value }) => value.toLowerCase() === group)?.count ?? 0 }
      },
    }),
  }),
})

export const { usePersonPictureQuery, useMemberCountQuery } = peopleApi
