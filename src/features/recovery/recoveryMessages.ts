// English texts of the notice about the backend.

export const recoveryMessages = {
  away: "Can't reach the backend. Retrying automatically.",
  back: 'The backend is back.',
}
