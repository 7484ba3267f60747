import { useEffect, useState } from 'react'

/** True once this many milliseconds have passed since the first render. */
export function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setHasPassed(true)
    }, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  }, [milliseconds])
  return hasPassed
}
