import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Replaces the content after an error; `retry` renders it again. */
  readonly fallback: (thrown: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
  /** A new value renders the content again after an error. */
  readonly resetOn?: unknown
  readonly onCaught?: () => void
}

interface BoundaryState {
  /** Wrapped in an object, because anything can be thrown, even `undefined`. */
  readonly caught: { readonly thrown: unknown } | null
  readonly resetOn: unknown
}

/** Catches errors while rendering, so that the rest of the page keeps working. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { caught: null, resetOn: this.props.resetOn }

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { caught: { thrown } }
  }

  static getDerivedStateFromProps({ resetOn }: BoundaryProps, state: BoundaryState) {
    return resetOn === state.resetOn ? null : { caught: null, resetOn }
  }

  override componentDidCatch() {
    this.props.onCaught?.()
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
