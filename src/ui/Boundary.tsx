import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Replaces the content after an error; `retry` renders it again. */
  readonly fallback: (thrown: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  /** Wrapped in an object, because anything can be thrown, even `undefined`. */
  readonly caught: { readonly thrown: unknown } | null
}

/** Catches errors while rendering, so that the rest of the page keeps working. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { caught: null }

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { caught: { thrown } }
  }

  private readonly retry = () => {
    this.setState({ caught: null })
  }

  override render() {
    const { fallback, children } = this.props
    const { caught } = this.state
    return caught ? fallback(caught.thrown, this.retry) : children
  }
}
