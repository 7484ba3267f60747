import { useLocation } from 'react-router-dom'
import {
  searchOf,
  withoutObject,
  type KubernetesPlace,
  type ObjectPlace,
} from '../../model/kubernetes/kubernetesPlace.ts'
import { Link } from '../../ui/Link.tsx'
import classes from './Kubernetes.module.css'

interface ObjectLinkProps {
  readonly place: KubernetesPlace
  readonly object: ObjectPlace
}

/** Opens the details of an object over the list. */
export function ObjectLink({ place, object: { cluster, kind, namespace, name } }: ObjectLinkProps) {
  const { pathname } = useLocation()
  const object = { cluster, kind, namespace, name }
  return (
    <Link className={classes['name']} to={pathname + searchOf({ ...withoutObject(place), object })}>
      {name}
    </Link>
  )
}
