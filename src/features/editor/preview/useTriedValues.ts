import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import type { JsonRecord } from '../../../model/json.ts'
import { onlyMatch, onlyMatchRequest } from '../../../model/scaffolder/fields/entityFields.ts'
import { formFields } from '../../../model/scaffolder/form/formFields.ts'
import type { FormStep } from '../../../model/scaffolder/form/formSteps.ts'
import { useEntityPageQuery } from '../../entities/entitiesApi.ts'
import { selectIdentity } from '../../session/sessionSlice.ts'

const nothing: JsonRecord = {}

/** The values of a field that is tried out: as typed, or the only match of a picker that allows nothing else. */
export function useTriedValues(step: FormStep | undefined) {
  const [typed, setTyped] = useState(nothing)
  const user = useSelector(selectIdentity)
  const request = useMemo(() => {
    const [field] = step ? formFields(step, nothing) : []
    return field && onlyMatchRequest(field, user)
  }, [step, user])
  const { currentData } = useEntityPageQuery(request ?? skipToken)
  const only = request && onlyMatch(currentData)
  return { values: only === undefined ? typed : { value: only }, setValues: setTyped }
}
