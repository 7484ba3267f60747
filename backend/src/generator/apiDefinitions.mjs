import { titleOf } from './words.mjs';

const DEFINITIONS = {
  openapi: (name, noun) => `openapi: 3.0.3
info:
  title: ${titleOf(name)}
  version: 1.0.0
paths:
  /${noun}:
    get:
      operationId: list${titleOf(noun)}
      summary: Lists the entries of the ${noun}
      responses:
        '200':
          description: The newest entries first
`,
  asyncapi: (name, noun) => `asyncapi: 2.6.0
info:
  title: ${titleOf(name)}
  version: 1.0.0
channels:
  ${noun}.changed:
    subscribe:
      message:
        name: ${noun}Changed
        payload:
          type: object
          properties:
            id: { type: string, format: uuid }
`,
  graphql: (_name, noun) => `type Query {
  ${noun}(id: ID!): ${titleOf(noun)}
}

type ${titleOf(noun)} {
  id: ID!
  updatedAt: String!
}
`,
  grpc: (_name, noun) => `syntax = "proto3";

service ${titleOf(noun)}Service {
  rpc Get(GetRequest) returns (GetReply);
}

message GetRequest { string id = 1; }
message GetReply { string id = 1; int64 updated_at = 2; }
`,
};

/** A short but well-formed definition of the given type, about the given noun. */
export function apiDefinition(type, name, noun) {
  return DEFINITIONS[type](name, noun);
}
