import { useLocation } from 'react-router-dom'
import { catalogPlace, indexPlaceOf, type IndexPlace } from '../../../model/catalog/indexPlaces.ts'

/** The index that the current path shows. */
export const useIndexPlace = (): IndexPlace => indexPlaceOf(useLocation().pathname) ?? catalogPlace
