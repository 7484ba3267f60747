import { useLocation } from 'react-router-dom'
import { catalogPlace, indexPlaceOf, type IndexPlace } from '../../../model/catalog/indexPlaces.ts'

/** The index that is on the page. */
export const useIndexPlace = (): IndexPlace => indexPlaceOf(useLocation().pathname) ?? catalogPlace
