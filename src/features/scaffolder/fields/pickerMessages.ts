// English texts of the form's own fields.

export const pickerMessages = {
  chooseEntity: 'Search by name',
  repo: {
    host: 'Host',
    owner: 'Owner',
    organization: 'Organization',
    workspace: 'Workspace',
    project: 'Project',
    repo: 'Repository',
    branch: 'Branch',
    noSuggestions: 'Suggestions are not available.',
    signingIn: 'Waiting for you to sign in to {{host}}.',
    signedIn: 'The task uses your account on {{host}}.',
    declined: 'You are not signed in to {{host}}. The task may fail without your account.',
    failed: "Couldn't sign in to {{host}}. The task may fail without your account.",
    noLogin: 'Signing in to {{host}} is not supported. The task may fail without your account.',
    signIn: 'Sign in',
    missing: {
      host: 'Incomplete repository location provided, host not provided',
      owner: 'Incomplete repository location provided, owner not provided',
      organization: 'Incomplete repository location provided, organization not provided',
      workspace: 'Incomplete repository location provided, workspace not provided',
      project: 'Incomplete repository location provided, project not provided',
      repo: 'Incomplete repository location provided, repo not provided',
      url: 'Unable to parse the Repository URL',
    },
  },
  tag: {
    hint: 'Enter adds a tag of [a-z0-9+#], separated by "-", at most 63 characters.',
    invalid:
      '“{{tag}}” is not a valid tag. It needs [a-z0-9+#], separated by "-", at most 63 characters.',
    duplicate: '“{{tag}}” is already in the list.',
    remove: 'Remove {{tag}}',
    counted: '{{tag}} ({{count, number}})',
  },
}
