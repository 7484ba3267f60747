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
    signingIn: 'Waiting for your login to {{host}}.',
    signedIn: 'The task uses your login to {{host}}.',
    declined: 'You are not logged in to {{host}}. The task may fail without your login.',
    failed: "Couldn't log in to {{host}}. The task may fail without your login.",
    noLogin: 'There is no login for {{host}}. The task may fail without it.',
    signIn: 'Log in',
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
  },
}
