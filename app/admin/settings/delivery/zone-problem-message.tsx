import { msg } from "@lingui/core/macro";
import {
  type DeliveryZoneProblem,
  MAX_ZONE_DAYS,
} from "#app/domain/delivery/delivery-zone-form.ts";
import { words } from "../../form/words.ts";
import { daysFrom } from "../problem-message.tsx";

export const ZoneProblemMessage = words<DeliveryZoneProblem>({
  name: msg`Please write a name.`,
  long: msg`This is too long.`,
  price: msg`Please write an amount from 0 to 1,000 dollars, for example 4.50.`,
  "free-from": msg`Please write an amount, or leave this empty if delivery is never free.`,
  days: daysFrom(0, MAX_ZONE_DAYS),
  range: msg`Please fill in both, the longer time here.`,
  provinces: msg`Choose the provinces of this zone, or everywhere else.`,
});
