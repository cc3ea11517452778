/** What goes over the wire, as far as this Discord reads or writes it. Names are Discord's. */

export interface WireUser {
  readonly id: string;
  readonly username: string;
  readonly discriminator: '0' | '0000';
  readonly global_name: string | null;
  readonly avatar: null;
  readonly bot: boolean;
  readonly system: false;
  readonly public_flags: 0;
  readonly banner: null;
  readonly accent_color: null;
}

export interface Emoji {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly animated?: boolean | undefined;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null | undefined;
  readonly emoji?: Emoji | null | undefined;
  readonly default?: boolean | null | undefined;
}

export interface MediaItem {
  readonly url: string;
}

export interface GalleryItem {
  readonly media: MediaItem;
  readonly description?: string | null | undefined;
}

/** Component types as Discord numbers them. */
export const COMPONENT = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const;

/** One interface for all kinds of component: which properties belong to which kind is the schema's matter. */
export interface Component {
  readonly type: number;
  readonly id?: number | null | undefined;
  readonly custom_id?: string | null | undefined;
  readonly style?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly emoji?: Emoji | null | undefined;
  readonly url?: string | null | undefined;
  readonly sku_id?: string | null | undefined;
  readonly disabled?: boolean | null | undefined;
  readonly options?: readonly SelectOption[] | null | undefined;
  readonly placeholder?: string | null | undefined;
  readonly min_values?: number | null | undefined;
  readonly max_values?: number | null | undefined;
  readonly required?: boolean | null | undefined;
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly value?: string | null | undefined;
  readonly content?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly accent_color?: number | null | undefined;
  readonly spoiler?: boolean | null | undefined;
  readonly divider?: boolean | null | undefined;
  readonly spacing?: number | null | undefined;
  readonly components?: readonly Component[] | null | undefined;
  readonly component?: Component | null | undefined;
  readonly accessory?: Component | null | undefined;
  readonly items?: readonly GalleryItem[] | null | undefined;
  readonly media?: MediaItem | null | undefined;
  readonly file?: MediaItem | null | undefined;
}

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline?: boolean | null | undefined;
}

export interface Embed {
  readonly type?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly color?: number | null | undefined;
  readonly timestamp?: string | null | undefined;
  readonly footer?:
    { readonly text: string; readonly icon_url?: string | null | undefined } | null | undefined;
  readonly author?:
    | {
        readonly name: string;
        readonly url?: string | null | undefined;
        readonly icon_url?: string | null | undefined;
      }
    | null
    | undefined;
  readonly image?: { readonly url: string; readonly description?: string | undefined } | null | undefined;
  readonly thumbnail?: { readonly url: string } | null | undefined;
  readonly fields?: readonly EmbedField[] | null | undefined;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string | undefined;
  readonly content_type: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly ephemeral?: boolean | undefined;
}

export const FLAG = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

export const MESSAGE_TYPE = { normal: 0, threadCreated: 18, reply: 19, chatInputCommand: 20 } as const;

export interface InteractionMetadata {
  readonly id: string;
  readonly type: number;
  readonly user: WireUser;
  readonly authorizing_integration_owners: Readonly<Record<string, string>>;
  readonly name?: string;
}

export interface Message {
  readonly id: string;
  readonly channel_id: string;
  readonly author: WireUser;
  readonly content: string;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly tts: boolean;
  readonly mention_everyone: boolean;
  /** Only those whom the message really calls: `allowed_mentions` has been applied. */
  readonly mentions: readonly WireUser[];
  readonly mention_roles: readonly string[];
  readonly attachments: readonly Attachment[];
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  readonly pinned: boolean;
  readonly type: number;
  readonly flags: number;
  readonly nonce?: string | number;
  readonly application_id?: string;
  readonly webhook_id?: string;
  readonly interaction_metadata?: InteractionMetadata;
  readonly message_reference?: {
    readonly message_id: string;
    readonly channel_id: string;
    readonly guild_id?: string;
  };
  readonly thread?: Readonly<Record<string, unknown>>;
}

export interface AllowedMentions {
  readonly parse?: readonly string[] | null | undefined;
  readonly users?: readonly string[] | null | undefined;
  readonly roles?: readonly string[] | null | undefined;
  readonly replied_user?: boolean | null | undefined;
}

export interface AttachmentRequest {
  readonly id: string | number;
  readonly filename?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** The body of a message to be made or changed. An absent property stays as it is. */
export interface MessageBody {
  readonly content?: string | null | undefined;
  readonly embeds?: readonly Embed[] | null | undefined;
  readonly components?: readonly Component[] | null | undefined;
  readonly attachments?: readonly AttachmentRequest[] | null | undefined;
  readonly allowed_mentions?: AllowedMentions | null | undefined;
  readonly flags?: number | null | undefined;
  readonly tts?: boolean | null | undefined;
  readonly nonce?: string | number | null | undefined;
  readonly enforce_nonce?: boolean | null | undefined;
  readonly message_reference?: { readonly message_id?: string | undefined } | null | undefined;
  readonly poll?: unknown;
  readonly sticker_ids?: readonly string[] | null | undefined;
}

export type Localizations = Readonly<Record<string, string>> | null;

export interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Localizations | undefined;
  readonly value: string | number;
}

export const OPTION = {
  subcommand: 1,
  subcommandGroup: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localizations | undefined;
  readonly description: string;
  readonly description_localizations?: Localizations | undefined;
  readonly required?: boolean | null | undefined;
  readonly choices?: readonly CommandChoice[] | null | undefined;
  readonly options?: readonly CommandOption[] | null | undefined;
  readonly channel_types?: readonly number[] | null | undefined;
  readonly min_value?: number | null | undefined;
  readonly max_value?: number | null | undefined;
  readonly min_length?: number | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly autocomplete?: boolean | null | undefined;
}

export interface CommandBody {
  readonly name: string;
  readonly name_localizations?: Localizations | undefined;
  readonly description?: string | null | undefined;
  readonly description_localizations?: Localizations | undefined;
  readonly type?: number | null | undefined;
  readonly options?: readonly CommandOption[] | null | undefined;
  readonly default_member_permissions?: string | number | null | undefined;
  readonly dm_permission?: boolean | null | undefined;
  readonly contexts?: readonly number[] | null | undefined;
  readonly nsfw?: boolean | null | undefined;
}

export interface Command extends CommandBody {
  readonly id: string;
  readonly application_id: string;
  readonly guild_id?: string;
  readonly version: string;
  readonly type: number;
  readonly description: string;
  readonly options: readonly CommandOption[];
  readonly default_member_permissions: string | null;
}

export interface ModalBody {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly Component[];
}
