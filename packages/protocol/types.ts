import type { z } from 'zod'
import type * as wire from './wire.ts'

export type Player = z.infer<typeof wire.Player>
export type Me = z.infer<typeof wire.Me>
export type SeatRequest = z.infer<typeof wire.SeatRequest>
export type CreateGame = z.input<typeof wire.CreateGame>
export type SeatInfo = z.infer<typeof wire.SeatInfo>
export type GameInfo = z.infer<typeof wire.GameInfo>
export type GameList = z.infer<typeof wire.GameList>
export type Decide = z.infer<typeof wire.Decide>
export type Decided = z.infer<typeof wire.Decided>
export type WireEvent = z.infer<typeof wire.WireEvent>
export type Events = z.infer<typeof wire.Events>
export type ViewNow = z.infer<typeof wire.ViewNow>
export type Legal = z.infer<typeof wire.Legal>
export type ChannelInfo = z.infer<typeof wire.ChannelInfo>
export type Contribution = z.infer<typeof wire.Contribution>
export type Confer = z.infer<typeof wire.Confer>
export type Conferred = z.infer<typeof wire.Conferred>
export type ChannelEntry = z.infer<typeof wire.ChannelEntry>
export type ChannelEntries = z.infer<typeof wire.ChannelEntries>
export type Catalogue = z.infer<typeof wire.Catalogue>
export type ClientMessage = z.infer<typeof wire.ClientMessage>
export type ServerMessage = z.infer<typeof wire.ServerMessage>
export type Problem = z.infer<typeof wire.Problem>
export type OpenWindow = z.infer<typeof wire.OpenWindow>
export type WindowNow = z.infer<typeof wire.WindowNow>
export type StandingOrders = z.infer<typeof wire.StandingOrders>
export type GiveOrders = z.infer<typeof wire.GiveOrders>
