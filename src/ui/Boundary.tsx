import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Stands in for what broke; `retry` draws it anew. */
  readonly fallback: (thrown: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  /** In an object: anything can be thrown, `undefined` too. */
  readonly caught: { readonly thrown: unknown } | null
}

/** Keeps what breaks while it is drawn from breaking what is around it. */
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
