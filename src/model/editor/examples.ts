// Templates to begin with. Their steps run with the actions that every scaffolder has, and reach no other host.

import { textFile, type EditorFile } from './editorFiles.ts'

const service = `apiVersion: scaffolder.backstage.io/v1beta3
kind: Template
metadata:
  name: example-service
  title: Example service
  description: Creates a README and a catalog file.
spec:
  type: service
  owner: guests
  parameters:
    - title: About the service
      required: [name]
      properties:
        name:
          type: string
          title: Name
          description: Lower case letters, digits and hyphens
          pattern: '^[a-z][a-z0-9-]*$'
          ui:autofocus: true
        description:
          type: string
          title: Description
          ui:widget: textarea
        owner:
          type: string
          title: Owner
          ui:field: OwnerPicker
    - title: Details
      properties:
        language:
          type: string
          title: Language
          enum: [typescript, java, go]
          enumNames: [TypeScript, Java, Go]
          default: typescript
        hasDatabase:
          type: boolean
          title: Needs a database
          default: false
  steps:
    - id: fetch
      name: Copy the skeleton
      action: fetch:template
      input:
        url: ./skeleton
        values:
          name: \${{ parameters.name }}
          description: \${{ parameters.description or "A new service" }}
          language: \${{ parameters.language }}
    - id: database
      name: Note the database
      if: \${{ parameters.hasDatabase }}
      action: debug:log
      input:
        message: A database is needed.
    - id: catalog
      name: Write the catalog file
      action: catalog:write
      input:
        filePath: catalog-info.yaml
        entity:
          apiVersion: backstage.io/v1alpha1
          kind: Component
          metadata:
            name: \${{ parameters.name }}
          spec:
            type: service
            lifecycle: experimental
            owner: \${{ parameters.owner or "guests" }}
  output:
    text:
      - title: Next steps
        content: \${{ parameters.name }} is ready.
`

const readme = `# \${{ values.name }}

\${{ values.description }}

Written in \${{ values.language }}.
`

const form = `apiVersion: scaffolder.backstage.io/v1beta3
kind: Template
metadata:
  name: example-form
  title: Example form
  description: Shows kinds of fields, and logs their values.
spec:
  type: documentation
  owner: guests
  parameters:
    - title: Texts and choices
      required: [title]
      properties:
        title:
          type: string
          title: Title
          maxLength: 80
        priority:
          type: integer
          title: Priority
          minimum: 1
          maximum: 5
          default: 3
        audience:
          type: array
          title: Audience
          uniqueItems: true
          ui:widget: checkboxes
          items:
            type: string
            enum: [developers, operators, managers]
        token:
          type: string
          title: Token
          ui:field: Secret
    - title: Catalog
      properties:
        component:
          type: string
          title: Component
          ui:field: EntityPicker
          ui:options:
            catalogFilter:
              kind: Component
        tags:
          type: array
          title: Tags
          ui:field: EntityTagsPicker
          items:
            type: string
  steps:
    - id: log
      name: Log the values
      action: debug:log
      input:
        message: \${{ parameters | dump }}
`

export const exampleIds = ['service', 'form'] as const
type ExampleId = (typeof exampleIds)[number]

const files: Readonly<Record<ExampleId, readonly EditorFile[]>> = {
  service: [textFile('template.yaml', service), textFile('skeleton/README.md', readme)],
  form: [textFile('template.yaml', form)],
}

/** Undefined for an example that is not there. */
export const exampleFiles = (id: string): readonly EditorFile[] | undefined => {
  const known = exampleIds.find((one) => one === id)
  return known && files[known]
}
