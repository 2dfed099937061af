export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      categories: {
        Row: {
          created_at: string
          display_name: string
          display_name_es: string
          id: string
          name: string
        }
        Insert: {
          created_at?: string
          display_name: string
          display_name_es?: string
          id?: string
          name: string
        }
        Update: {
          created_at?: string
          display_name?: string
          display_name_es?: string
          id?: string
          name?: string
        }
        Relationships: []
      }
      collections: {
        Row: {
          created_at: string
          description: string
          description_es: string
          display_name: string
          display_name_es: string
          id: string
          name: string
        }
        Insert: {
          created_at?: string
          description?: string
          description_es?: string
          display_name: string
          display_name_es?: string
          id?: string
          name: string
        }
        Update: {
          created_at?: string
          description?: string
          description_es?: string
          display_name?: string
          display_name_es?: string
          id?: string
          name?: string
        }
        Relationships: []
      }
      delivery_zone_provinces: {
        Row: {
          province: string
          zone_id: string
        }
        Insert: {
          province: string
          zone_id: string
        }
        Update: {
          province?: string
          zone_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "delivery_zone_provinces_zone_id_fkey"
            columns: ["zone_id"]
            referencedRelation: "delivery_zones"
            referencedColumns: ["id"]
          },
        ]
      }
      delivery_zones: {
        Row: {
          days_max: number | null
          days_min: number | null
          free_from: number | null
          id: string
          is_everywhere_else: boolean
          name: string
          name_es: string
          price: number
        }
        Insert: {
          days_max?: number | null
          days_min?: number | null
          free_from?: number | null
          id?: string
          is_everywhere_else?: boolean
          name: string
          name_es?: string
          price?: number
        }
        Update: {
          days_max?: number | null
          days_min?: number | null
          free_from?: number | null
          id?: string
          is_everywhere_else?: boolean
          name?: string
          name_es?: string
          price?: number
        }
        Relationships: []
      }
      discount_codes: {
        Row: {
          code: string
          collection_ids: string[]
          created_at: string
          ends_at: string | null
          id: string
          is_paused: boolean
          kind: string
          max_uses: number | null
          max_uses_per_customer: number | null
          minimum_amount: number | null
          product_ids: string[]
          starts_at: string | null
          updated_at: string
          value: number
        }
        Insert: {
          code: string
          collection_ids?: string[]
          created_at?: string
          ends_at?: string | null
          id?: string
          is_paused?: boolean
          kind: string
          max_uses?: number | null
          max_uses_per_customer?: number | null
          minimum_amount?: number | null
          product_ids?: string[]
          starts_at?: string | null
          updated_at?: string
          value?: number
        }
        Update: {
          code?: string
          collection_ids?: string[]
          created_at?: string
          ends_at?: string | null
          id?: string
          is_paused?: boolean
          kind?: string
          max_uses?: number | null
          max_uses_per_customer?: number | null
          minimum_amount?: number | null
          product_ids?: string[]
          starts_at?: string | null
          updated_at?: string
          value?: number
        }
        Relationships: []
      }
      orders: {
        Row: {
          checkout_id: string | null
          courier: string | null
          created_at: string
          customer_name: string
          delivery: NonNullable<Json>
          delivery_amount: number
          delivery_tax_amount: number
          discount_amount: number
          discount_code: string | null
          discount_code_id: string | null
          email: string
          id: string
          invoice_buyer: Json | null
          is_sandbox: boolean
          items: NonNullable<Json>
          language: string
          made_by: string | null
          number: string
          pay_token: string | null
          payment: NonNullable<Json>
          payment_due_at: string | null
          payment_method: string
          payment_received_at: string | null
          payment_refusal: string | null
          payphone_transaction_id: string | null
          phone: string
          phone_digits: string
          prices_include_tax: boolean
          proof_received_at: string | null
          reference: string
          request_digest: string | null
          request_key: string | null
          search_codes: string
          search_text: string
          shipping_address: NonNullable<Json>
          status: string
          stock_restored_at: string | null
          subtotal_amount: number
          tax_amount: number
          tax_rate: number
          total_amount: number
          tracking_number: string | null
          updated_at: string
        }
        Insert: {
          checkout_id?: string | null
          courier?: string | null
          created_at?: string
          customer_name: string
          delivery?: NonNullable<Json>
          delivery_amount?: number
          delivery_tax_amount?: number
          discount_amount?: number
          discount_code?: string | null
          discount_code_id?: string | null
          email: string
          id?: string
          invoice_buyer?: Json | null
          is_sandbox?: never
          items: NonNullable<Json>
          language?: string
          made_by?: string | null
          number?: never
          pay_token?: string | null
          payment?: NonNullable<Json>
          payment_due_at?: string | null
          payment_method?: string
          payment_received_at?: string | null
          payment_refusal?: string | null
          payphone_transaction_id?: string | null
          phone: string
          phone_digits?: never
          prices_include_tax: boolean
          proof_received_at?: string | null
          reference: string
          request_digest?: string | null
          request_key?: string | null
          search_codes?: never
          search_text?: never
          shipping_address: NonNullable<Json>
          status?: string
          stock_restored_at?: string | null
          subtotal_amount: number
          tax_amount: number
          tax_rate: number
          total_amount: number
          tracking_number?: string | null
          updated_at?: string
        }
        Update: {
          checkout_id?: string | null
          courier?: string | null
          created_at?: string
          customer_name?: string
          delivery?: NonNullable<Json>
          delivery_amount?: number
          delivery_tax_amount?: number
          discount_amount?: number
          discount_code?: string | null
          discount_code_id?: string | null
          email?: string
          id?: string
          invoice_buyer?: Json | null
          is_sandbox?: never
          items?: NonNullable<Json>
          language?: string
          made_by?: string | null
          number?: never
          pay_token?: string | null
          payment?: NonNullable<Json>
          payment_due_at?: string | null
          payment_method?: string
          payment_received_at?: string | null
          payment_refusal?: string | null
          payphone_transaction_id?: string | null
          phone?: string
          phone_digits?: never
          prices_include_tax?: boolean
          proof_received_at?: string | null
          reference?: string
          request_digest?: string | null
          request_key?: string | null
          search_codes?: never
          search_text?: never
          shipping_address?: NonNullable<Json>
          status?: string
          stock_restored_at?: string | null
          subtotal_amount?: number
          tax_amount?: number
          tax_rate?: number
          total_amount?: number
          tracking_number?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      payment_methods: {
        Row: {
          hold_hours: number
          instructions: string
          instructions_es: string
          is_enabled: boolean
          kind: string
          max_amount: number | null
          provinces: string[]
          qr_image: string
          updated_at: string
        }
        Insert: {
          hold_hours?: number
          instructions?: string
          instructions_es?: string
          is_enabled?: boolean
          kind: string
          max_amount?: number | null
          provinces?: string[]
          qr_image?: string
          updated_at?: string
        }
        Update: {
          hold_hours?: number
          instructions?: string
          instructions_es?: string
          is_enabled?: boolean
          kind?: string
          max_amount?: number | null
          provinces?: string[]
          qr_image?: string
          updated_at?: string
        }
        Relationships: []
      }
      product_variants: {
        Row: {
          color: string
          product_id: string
          quantity: number
          size: string
        }
        Insert: {
          color: string
          product_id: string
          quantity: number
          size: string
        }
        Update: {
          color?: string
          product_id?: string
          quantity?: number
          size?: string
        }
        Relationships: [
          {
            foreignKeyName: "product_variants_product_id_fkey"
            columns: ["product_id"]
            referencedRelation: "products"
            referencedColumns: ["id"]
          },
        ]
      }
      products: {
        Row: {
          care: string[]
          category_id: string | null
          collection_id: string | null
          colors: string[]
          companions: string[]
          created_at: string
          description: string
          description_es: string
          fabric: string
          fabric_es: string
          fit: string | null
          id: string
          image_colors: string[]
          images: string[]
          inventory_status: string
          is_bestseller: boolean
          is_draft: boolean
          is_new_arrival: boolean
          measures: NonNullable<Json>
          model_height: number | null
          model_size: string
          name: string
          name_es: string
          original_price: number | null
          price: number
          quantity: number
          search: unknown
          search_text: string
          sizes: string[]
          slug: string
          status_follows_stock: boolean
          updated_at: string
        }
        Insert: {
          care?: string[]
          category_id?: string | null
          collection_id?: string | null
          colors?: string[]
          companions?: string[]
          created_at?: string
          description?: string
          description_es?: string
          fabric?: string
          fabric_es?: string
          fit?: string | null
          id?: string
          image_colors?: string[]
          images?: string[]
          inventory_status?: string
          is_bestseller?: boolean
          is_draft?: boolean
          is_new_arrival?: boolean
          measures?: NonNullable<Json>
          model_height?: number | null
          model_size?: string
          name?: string
          name_es?: string
          original_price?: number | null
          price: number
          quantity?: number
          search?: never
          search_text?: never
          sizes?: string[]
          slug: string
          status_follows_stock?: boolean
          updated_at?: string
        }
        Update: {
          care?: string[]
          category_id?: string | null
          collection_id?: string | null
          colors?: string[]
          companions?: string[]
          created_at?: string
          description?: string
          description_es?: string
          fabric?: string
          fabric_es?: string
          fit?: string | null
          id?: string
          image_colors?: string[]
          images?: string[]
          inventory_status?: string
          is_bestseller?: boolean
          is_draft?: boolean
          is_new_arrival?: boolean
          measures?: NonNullable<Json>
          model_height?: number | null
          model_size?: string
          name?: string
          name_es?: string
          original_price?: number | null
          price?: number
          quantity?: number
          search?: never
          search_text?: never
          sizes?: string[]
          slug?: string
          status_follows_stock?: boolean
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "products_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "products_collection_id_fkey"
            columns: ["collection_id"]
            referencedRelation: "collections"
            referencedColumns: ["id"]
          },
        ]
      }
      review_settings: {
        Row: {
          id: boolean
          invite_days: number | null
        }
        Insert: {
          id?: boolean
          invite_days?: number | null
        }
        Update: {
          id?: boolean
          invite_days?: number | null
        }
        Relationships: []
      }
      reviews: {
        Row: {
          author: string
          color: string
          fit: string | null
          height_cm: number | null
          id: string
          is_sandbox: boolean
          language: string
          order_id: string
          product_id: string
          product_name: string
          product_name_es: string | null
          size: string
          stars: number
          state: string
          words: string
          written_at: string
        }
        Insert: {
          author: string
          color: string
          fit?: string | null
          height_cm?: number | null
          id?: string
          is_sandbox: boolean
          language: string
          order_id: string
          product_id: string
          product_name: string
          product_name_es?: string | null
          size: string
          stars: number
          state?: string
          words?: string
          written_at?: string
        }
        Update: {
          author?: string
          color?: string
          fit?: string | null
          height_cm?: number | null
          id?: string
          is_sandbox?: boolean
          language?: string
          order_id?: string
          product_id?: string
          product_name?: string
          product_name_es?: string | null
          size?: string
          stars?: number
          state?: string
          words?: string
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "reviews_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      shop_information: {
        Row: {
          delivery_countries: string[]
          delivery_days_max: number | null
          delivery_days_min: number | null
          delivery_terms: string
          delivery_terms_es: string
          id: boolean
          legal_name: string
          payment_marks: string[]
          pickup_address: string
          pickup_note: string
          pickup_note_es: string
          postal_address: string
          preparation_days: number | null
          prices_include_tax: boolean
          return_days: number | null
          return_terms: string
          return_terms_es: string
          ruc: string
          tracking_pages: NonNullable<Json>
          updated_at: string
          whatsapp: string
        }
        Insert: {
          delivery_countries?: string[]
          delivery_days_max?: number | null
          delivery_days_min?: number | null
          delivery_terms?: string
          delivery_terms_es?: string
          id?: boolean
          legal_name?: string
          payment_marks?: string[]
          pickup_address?: string
          pickup_note?: string
          pickup_note_es?: string
          postal_address?: string
          preparation_days?: number | null
          prices_include_tax?: boolean
          return_days?: number | null
          return_terms?: string
          return_terms_es?: string
          ruc?: string
          tracking_pages?: NonNullable<Json>
          updated_at?: string
          whatsapp?: string
        }
        Update: {
          delivery_countries?: string[]
          delivery_days_max?: number | null
          delivery_days_min?: number | null
          delivery_terms?: string
          delivery_terms_es?: string
          id?: boolean
          legal_name?: string
          payment_marks?: string[]
          pickup_address?: string
          pickup_note?: string
          pickup_note_es?: string
          postal_address?: string
          preparation_days?: number | null
          prices_include_tax?: boolean
          return_days?: number | null
          return_terms?: string
          return_terms_es?: string
          ruc?: string
          tracking_pages?: NonNullable<Json>
          updated_at?: string
          whatsapp?: string
        }
        Relationships: []
      }
      size_chart_categories: {
        Row: {
          category_id: string
          chart_id: string
        }
        Insert: {
          category_id: string
          chart_id: string
        }
        Update: {
          category_id?: string
          chart_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "size_chart_categories_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "size_chart_categories_chart_id_fkey"
            columns: ["chart_id"]
            referencedRelation: "size_charts"
            referencedColumns: ["id"]
          },
        ]
      }
      size_charts: {
        Row: {
          id: string
          sizes: NonNullable<Json>
          updated_at: string
        }
        Insert: {
          id?: string
          sizes: NonNullable<Json>
          updated_at?: string
        }
        Update: {
          id?: string
          sizes?: NonNullable<Json>
          updated_at?: string
        }
        Relationships: []
      }
      swatches: {
        Row: {
          color: string
          hex: string
        }
        Insert: {
          color: string
          hex: string
        }
        Update: {
          color?: string
          hex?: string
        }
        Relationships: []
      }
      tax_rates: {
        Row: {
          rate: number
          valid_from: string
        }
        Insert: {
          rate: number
          valid_from: string
        }
        Update: {
          rate?: number
          valid_from?: string
        }
        Relationships: []
      }
    }
    Views: {
      admin_discount_codes: {
        Row: {
          code: string | null
          collection_ids: string[] | null
          created_at: string | null
          discount_amount: number | null
          ends_at: string | null
          id: string | null
          is_paused: boolean | null
          kind: string | null
          max_uses: number | null
          max_uses_per_customer: number | null
          minimum_amount: number | null
          orders: number | null
          product_ids: string[] | null
          starts_at: string | null
          total_amount: number | null
          updated_at: string | null
          uses: number | null
          value: number | null
        }
        Relationships: []
      }
      admin_products: {
        Row: {
          care: string[] | null
          category_id: string | null
          category_name: string | null
          category_name_es: string | null
          collection_id: string | null
          collection_name: string | null
          collection_name_es: string | null
          colors: string[] | null
          companions: string[] | null
          created_at: string | null
          description: string | null
          description_es: string | null
          fabric: string | null
          fabric_es: string | null
          fit: string | null
          id: string | null
          image_colors: string[] | null
          images: string[] | null
          inventory_status: string | null
          is_bestseller: boolean | null
          is_draft: boolean | null
          is_new_arrival: boolean | null
          measures: Json | null
          model_height: number | null
          model_size: string | null
          name: string | null
          name_es: string | null
          original_price: number | null
          price: number | null
          quantity: number | null
          search_text: string | null
          sizes: string[] | null
          slug: string | null
          status_follows_stock: boolean | null
          title: string | null
          title_es: string | null
          updated_at: string | null
          variants: Json | null
        }
        Relationships: []
      }
      admin_tax_document_keys: {
        Row: {
          access_key: string | null
          buyer_kind: string | null
          created_at: string | null
          day: string | null
          document_id: string | null
          document_number: string | null
          environment: string | null
          order_status: string | null
          search_codes: string | null
          search_text: string | null
          state: string | null
        }
        Relationships: []
      }
      admin_tax_documents: {
        Row: {
          access_key: string | null
          authorized_at: string | null
          base_amount: number | null
          buyer_kind: string | null
          buyer_name: string | null
          buyer_number: string | null
          customer_name: string | null
          day: string | null
          delivery_method: string | null
          document_id: string | null
          document_number: string | null
          environment: string | null
          is_sandbox: boolean | null
          kind: string | null
          messages: Json | null
          modified_number: string | null
          order_id: string | null
          order_number: string | null
          order_status: string | null
          payment_method: string | null
          payment_received_at: string | null
          reason: string | null
          reference: string | null
          refund_day: string | null
          state: string | null
          tax_amount: number | null
          tax_rate: number | null
          total_amount: number | null
        }
        Relationships: []
      }
      invoice_settings: {
        Row: {
          emission_point: string
          environment: string
          establishment: string
          establishment_address: string
          head_office_address: string
          id: boolean
          is_rimpe: boolean
          keeps_accounts: boolean
          legal_name: string
          provider_ruc: string
          ruc: string
          special_taxpayer: string
          trade_name: string
          updated_at: string
          withholding_agent: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          confirmed_at: string | null
          consented_at: string
          email: string
          id: string
        }
        Relationships: []
      }
      order_events: {
        Row: {
          actor: string | null
          code: string | null
          created_at: string
          from_status: string | null
          id: number
          kind: string
          note: string | null
          order_id: string
          to_status: string
          units: number | null
        }
        Relationships: [
          {
            foreignKeyName: "order_events_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      order_reversals: {
        Row: {
          next_check_at: string
          order_id: string
          requested_at: string
          requested_by: string
          restock: boolean
          state: string
        }
        Relationships: [
          {
            foreignKeyName: "order_reversals_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      payment_actions: {
        Row: {
          actor: string
          answer: string | null
          checkout_id: string
          created_at: string
          id: number
          kind: string
          note: string | null
          transaction_id: string | null
        }
        Relationships: []
      }
      payment_checks: {
        Row: {
          checked_at: string | null
          difference: string | null
          evening_at: string
          next_check_at: string | null
          order_id: string
          state: string
          vouched_by: string | null
        }
        Relationships: [
          {
            foreignKeyName: "payment_checks_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      payment_proofs: {
        Row: {
          byte_count: number
          client_hash: string | null
          content: string
          content_type: string
          created_at: string
          digest: string
          id: string
          is_refused: boolean
          order_id: string
        }
        Relationships: [
          {
            foreignKeyName: "payment_proofs_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      privacy_requests: {
        Row: {
          actor: string
          created_at: string
          id: number
          kind: string
          outcome: NonNullable<Json>
          person: string
        }
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          display_name: string
          language: string | null
          user_id: string
        }
        Relationships: []
      }
      tax_document_counters: {
        Row: {
          emission_point: string
          environment: string
          establishment: string
          issuer_ruc: string
          kind: string
          next_number: number
          skipped: number
        }
        Relationships: []
      }
      tax_document_events: {
        Row: {
          actor: string | null
          created_at: string
          document_id: string
          from_state: string | null
          id: number
          messages: NonNullable<Json>
          note: string | null
          reason: string | null
          to_state: string
        }
        Relationships: [
          {
            foreignKeyName: "tax_document_events_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "tax_documents"
            referencedColumns: ["id"]
          },
        ]
      }
      tax_documents: {
        Row: {
          access_key: string | null
          attempts: number
          authorized_at: string | null
          authorized_xml: string | null
          created_at: string
          day: string
          emission_point: string | null
          environment: string
          establishment: string | null
          id: string
          issue_date: string | null
          issuer_ruc: string | null
          kind: string
          leased_until: string | null
          messages: NonNullable<Json>
          next_attempt_at: string | null
          numbered_at: string | null
          numeric_code: string | null
          order_id: string
          reason: string | null
          received_at: string | null
          sequential: number | null
          signed_xml: string | null
          state: string
          updated_at: string
        }
        Relationships: [
          {
            foreignKeyName: "tax_documents_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Functions: {
      accept_cash_order: {
        Args: { order_id: string; staff_id: string }
        Returns: Json
      }
      add_payment_proof: {
        Args: { content: string; content_type: string; reference: string }
        Returns: Json
      }
      add_product: {
        Args: { columns: Json; id: string; variants?: Json }
        Returns: boolean
      }
      alert_owner: {
        Args: { problem: string; reference: string; transaction_id: string }
        Returns: undefined
      }
      alert_owner_of_invoices: {
        Args: { details: Json; problem: string; subject: string }
        Returns: undefined
      }
      alert_owner_of_service: { Args: { problem: string }; Returns: undefined }
      are_body_measures: { Args: { value: Json }; Returns: boolean }
      are_chart_sizes: { Args: { sizes: Json }; Returns: boolean }
      are_garment_measures: { Args: { value: Json }; Returns: boolean }
      are_product_measures: { Args: { measures: Json }; Returns: boolean }
      await_payment: {
        Args: { method: string; reference: string }
        Returns: Json
      }
      cache_version: { Args: Record<PropertyKey, never>; Returns: Json }
      can_receive_mail: { Args: { address: string }; Returns: boolean }
      cancel_awaiting_order: {
        Args: { order_id: string; staff_id: string }
        Returns: Json
      }
      cancel_order: {
        Args: { order_id: string; restock: boolean; staff_id: string }
        Returns: Json
      }
      change_product: {
        Args: { columns: Json; id: string; variants?: Json; version: string }
        Returns: boolean
      }
      change_products: { Args: { changes: Json }; Returns: boolean }
      check_invoice_buyer: {
        Args: { buyer: Json; total: number }
        Returns: undefined
      }
      claim_order_reversals: {
        Args: { lease_seconds: number; max_count: number }
        Returns: Json
      }
      claim_outbox: {
        Args: { lease_seconds: number; max_count: number }
        Returns: Json
      }
      claim_payment_checks: {
        Args: { lease_seconds: number; max_count: number }
        Returns: Json
      }
      claim_tax_documents: {
        Args: {
          environments: string[]
          lease_seconds: number
          max_count: number
          only_verdicts?: boolean
        }
        Returns: Json
      }
      claim_unresolved_checkouts: {
        Args: {
          lease_seconds: number
          max_count: number
          max_unreturned?: number
        }
        Returns: Json
      }
      clean_text: { Args: { value: string }; Returns: string }
      close_tax_document: {
        Args: { document_id: string; note: string; staff_id: string }
        Returns: undefined
      }
      complete_invoice_buyer: {
        Args: { buyer: Json; reference: string }
        Returns: Json
      }
      configure_shop: {
        Args: {
          client_checkouts?: number
          hold_minutes: number
          owner_email?: string
        }
        Returns: undefined
      }
      confirm_order_payment: {
        Args: { order_id: string; paid_with?: string; staff_id: string }
        Returns: Json
      }
      confirm_subscription: { Args: { id: string }; Returns: boolean }
      correct_invoice_buyer: {
        Args: { buyer: Json; document_id: string; staff_id: string }
        Returns: undefined
      }
      count_choices: {
        Args: {
          category?: string[]
          collection?: string[]
          color?: string[]
          in_stock_only?: boolean
          on_sale_only?: boolean
          price_max?: number
          price_min?: number
          size?: string[]
          words?: string[]
        }
        Returns: Json
      }
      count_late_mails: { Args: Record<PropertyKey, never>; Returns: number }
      decline_reviews: { Args: { token: string }; Returns: undefined }
      defer_tax_document: {
        Args: {
          document_id: string
          is_unanswered?: boolean
          messages?: Json
          resend?: boolean
          wait_seconds: number
        }
        Returns: undefined
      }
      delete_old_mails: {
        Args: { keep_days: number; max_count: number }
        Returns: number
      }
      delete_old_proofs: {
        Args: { keep_days: number; max_count: number }
        Returns: number
      }
      delete_products: { Args: { versions: Json }; Returns: boolean }
      delete_review_invitations: {
        Args: { keep_days: number; max_count: number }
        Returns: number
      }
      delete_stock_requests: {
        Args: { keep_days: number; max_count: number }
        Returns: number
      }
      delete_taxonomy_entry: { Args: { id: string }; Returns: boolean }
      delete_unconfirmed_subscribers: {
        Args: { keep_days: number; max_count: number }
        Returns: number
      }
      describe_payment_check: { Args: { order_id: string }; Returns: Json }
      discard_mail: { Args: { id: number }; Returns: undefined }
      distrust_tax_documents: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      erase_checkouts: { Args: { ids: string[] }; Returns: number }
      erase_person: {
        Args: {
          email: string
          person: string
          phone?: string
          staff_id: string
        }
        Returns: Json
      }
      erase_unsettled_checkouts: {
        Args: { keep_days: number; max_count: number }
        Returns: number
      }
      evening_check_at: { Args: { paid_at: string }; Returns: string }
      expire_awaiting_orders: { Args: { max_count: number }; Returns: number }
      export_person: {
        Args: {
          email: string
          person: string
          phone?: string
          staff_id: string
        }
        Returns: Json
      }
      fail_checkout: {
        Args: {
          failure: string
          reference: string
          transaction_id?: string
          uncharged?: boolean
        }
        Returns: boolean
      }
      find_awaiting_order: { Args: { reference: string }; Returns: Json }
      find_checkout_language: { Args: { reference: string }; Returns: string }
      find_checkout_requirements: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      find_former_slug: { Args: { former_slug: string }; Returns: Json }
      find_inconsistencies: {
        Args: { first?: string; last?: string }
        Returns: Json
      }
      find_order: { Args: { email: string; number: string }; Returns: Json }
      find_order_reversal: {
        Args: { moment: string; order_id: string }
        Returns: Json
      }
      find_pay_link: { Args: { token: string }; Returns: string }
      find_payment: { Args: { reference: string }; Returns: Json }
      find_payment_progress: { Args: { reference: string }; Returns: Json }
      find_payment_proof: {
        Args: { order_id: string; proof_id: string }
        Returns: Json
      }
      find_pricing: { Args: Record<PropertyKey, never>; Returns: Json }
      find_receipt: { Args: { reference: string }; Returns: Json }
      find_review_invitation: { Args: { token: string }; Returns: Json }
      find_shortage: {
        Args: { checkout_id: string; moment: string }
        Returns: Json
      }
      find_tax_document: { Args: { document_id: string }; Returns: Json }
      finish_order_reversal: { Args: { order_id: string }; Returns: Json }
      fold_text: { Args: { value: string }; Returns: string }
      free_stock: {
        Args: {
          except_checkout?: string
          moment?: string
          product_ids: string[]
        }
        Returns: {
          color: string
          free: number
          product_id: string
          size: string
        }[]
      }
      give_back_rate_limit: {
        Args: { client: string; name: string }
        Returns: undefined
      }
      has_link: { Args: { value: string }; Returns: boolean }
      inventory_status_of: { Args: { quantity: number }; Returns: string }
      invite_reviewers: { Args: { tokens: string[] }; Returns: number }
      invoice_buyer_required: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      is_asked_about: { Args: { checkout_id: string }; Returns: boolean }
      is_care: { Args: { care: string[] }; Returns: boolean }
      is_cedula: { Args: { number: string }; Returns: boolean }
      is_centimeters: { Args: { value: Json }; Returns: boolean }
      is_email_address: { Args: { value: string }; Returns: boolean }
      is_plain_text: {
        Args: { max_length: number; value: string }
        Returns: boolean
      }
      is_ruc: { Args: { number: string }; Returns: boolean }
      is_size_name: { Args: { value: Json }; Returns: boolean }
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean }
      issuer_ruc_in: { Args: { environment: string }; Returns: string }
      join_words: { Args: { words: string[] }; Returns: string }
      keys_asked_for: {
        Args: { address: string; number: string }
        Returns: string[]
      }
      leave_newsletter: { Args: { id: string }; Returns: undefined }
      limit_client_units: {
        Args: { checkout_id: string; client: string }
        Returns: undefined
      }
      list_channel_products: { Args: { after: string }; Returns: Json }
      list_color_names: { Args: Record<PropertyKey, never>; Returns: string[] }
      list_colors: { Args: Record<PropertyKey, never>; Returns: string[] }
      list_companions: { Args: { product_id: string }; Returns: string[] }
      list_delivery_zones: { Args: Record<PropertyKey, never>; Returns: Json }
      list_free_stock: { Args: { product_id: string }; Returns: Json }
      list_free_stock_of: { Args: { product_ids: string[] }; Returns: Json }
      list_migrations: { Args: Record<PropertyKey, never>; Returns: Json }
      list_offered_methods: { Args: { reference: string }; Returns: Json }
      list_open_payments: {
        Args: { minimum_age_seconds: number }
        Returns: Json
      }
      list_products: {
        Args: {
          category?: string[]
          collection?: string[]
          color?: string[]
          in_stock_only?: boolean
          on_sale_only?: boolean
          page?: number
          price_max?: number
          price_min?: number
          size?: string[]
          sort?: string
          words?: string[]
        }
        Returns: Json
      }
      list_published: { Args: { part: number }; Returns: Json }
      list_reviews: { Args: { page: number; slug: string }; Returns: Json }
      list_size_charts: { Args: Record<PropertyKey, never>; Returns: Json }
      list_sizes: { Args: Record<PropertyKey, never>; Returns: string[] }
      list_stock_demand: { Args: Record<PropertyKey, never>; Returns: Json }
      list_taxonomy_in_use: { Args: Record<PropertyKey, never>; Returns: Json }
      list_unpaid_checkouts: {
        Args: { before: string; named_since: string; since: string }
        Returns: Json
      }
      lock_products: { Args: { checkout_id: string }; Returns: undefined }
      lock_versions: { Args: { versions: Json }; Returns: boolean }
      mailbox_of: { Args: { address: string }; Returns: string }
      make_order: {
        Args: {
          customer: Json
          delivery?: string
          discount?: Json
          hold_hours?: number
          invoice_buyer?: Json
          is_handed_over?: boolean
          language?: string
          lines: Json
          paid_with?: string
          pay_token?: string
          reason?: string
          reference?: string
          request_key: string
          shown_total?: number
          staff_id: string
        }
        Returns: Json
      }
      move_stock: {
        Args: { checkout_id: string; direction: number; product_id?: string }
        Returns: undefined
      }
      name_actor: {
        Args: { actor: string; code: string; order_id: string; status: string }
        Returns: undefined
      }
      name_lexemes: { Args: { value: string }; Returns: unknown }
      note_taken_units: {
        Args: { checkout_id: string; product_id: string }
        Returns: undefined
      }
      notify_stock_requests: {
        Args: { max_count: number; pause_hours: number }
        Returns: number
      }
      offer_invoice_sandbox: {
        Args: { is_offered: boolean }
        Returns: undefined
      }
      offers_methods: { Args: Record<PropertyKey, never>; Returns: boolean }
      order_of_reference: { Args: { reference: string }; Returns: string }
      owner_language: { Args: Record<PropertyKey, never>; Returns: string }
      parse_invoice_buyer: { Args: { buyer: Json }; Returns: Json }
      payment_in_store: { Args: { paid_with: string }; Returns: Json }
      person_keys: { Args: { email: string; phone: string }; Returns: string[] }
      phone_digits: { Args: { phone: string }; Returns: string }
      pin_checkout: {
        Args: { reference: string; transaction_id?: string }
        Returns: Json
      }
      prepare_hand_settlement: {
        Args: {
          agreed?: boolean
          reference: string
          sandbox?: boolean
          staff_id: string
          transaction_id: string
        }
        Returns: Json
      }
      queue_owner_email: {
        Args: { cause: string; kind: string; payload: Json }
        Returns: undefined
      }
      queue_waiting_invoices: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      quote_delivery: {
        Args: { bag_amount: number; country: string; province: string }
        Returns: Json
      }
      quote_discount: { Args: { code: string; lines: Json }; Returns: Json }
      quote_order: {
        Args: {
          country?: string
          delivery?: string
          discount?: Json
          lines: Json
          province?: string
          staff_id: string
        }
        Returns: Json
      }
      raise_error: {
        Args: { code: string; hint: string; message: string; status: number }
        Returns: undefined
      }
      record_authorization: {
        Args: {
          access_key: string
          authorized_at: string
          authorized_xml: string
          document_id: string
          messages: Json
        }
        Returns: undefined
      }
      record_delivery: {
        Args: { error?: string; id: number; wait_seconds?: number }
        Returns: undefined
      }
      record_payment_check: {
        Args: {
          asked_at?: string
          difference: string
          order_id: string
          state: string
        }
        Returns: Json
      }
      record_reception: {
        Args: { access_key: string; document_id: string; messages: Json }
        Returns: undefined
      }
      record_reversal: {
        Args: { reference: string; transaction_id: string }
        Returns: undefined
      }
      record_signed_document: {
        Args: { access_key: string; document_id: string; signed_xml: string }
        Returns: Json
      }
      refund_of: {
        Args: { checkout_id: string; transaction_id: string }
        Returns: string
      }
      refuse_order_payment: {
        Args: { order_id: string; reason: string; staff_id: string }
        Returns: Json
      }
      refuse_order_reversal: { Args: { order_id: string }; Returns: undefined }
      refuse_reversal: {
        Args: { reference: string; transaction_id: string }
        Returns: undefined
      }
      release_checkout: {
        Args: { reference: string; wait_seconds: number }
        Returns: undefined
      }
      release_order_reversal: {
        Args: { order_id: string; wait_seconds: number }
        Returns: undefined
      }
      release_payment: {
        Args: {
          minimum_age_seconds: number
          reference: string
          staff_id: string
        }
        Returns: Json
      }
      release_payment_check: {
        Args: { order_id: string; wait_seconds: number }
        Returns: undefined
      }
      replace_awaiting_checkout: {
        Args: { new_reference: string; reference: string }
        Returns: Json
      }
      report_unmatched_payment: {
        Args: { amount: number; reference: string; transaction_id: string }
        Returns: boolean
      }
      request_order_reversal: {
        Args: {
          moment: string
          order_id: string
          restock?: boolean
          staff_id: string
        }
        Returns: Json
      }
      request_stock: {
        Args: {
          color: string
          consent: boolean
          email: string
          language: string
          product_id: string
          size: string
        }
        Returns: string
      }
      require_person: {
        Args: { email: string; staff_id: string }
        Returns: string
      }
      require_reversal: {
        Args: { failure: string; reference: string; transaction_id: string }
        Returns: boolean
      }
      require_staff: { Args: { staff_id: string }; Returns: undefined }
      restore_order_stock: { Args: { order_id: string }; Returns: number }
      retry_tax_document: {
        Args: { document_id: string; staff_id: string }
        Returns: undefined
      }
      reversal_closes_at: { Args: { paid_at: string }; Returns: string }
      save_delivery_zones: {
        Args: { opened?: Json; zones: Json }
        Returns: undefined
      }
      save_invoice_settings: {
        Args: { settings: Json; staff_id: string; version: string }
        Returns: undefined
      }
      save_method_picture: {
        Args: { kind: string; qr_image: string; staff_id: string }
        Returns: undefined
      }
      save_size_chart: {
        Args: {
          categories: string[]
          id: string
          sizes: Json
          version?: string
        }
        Returns: boolean
      }
      set_staff_language: { Args: { language: string }; Returns: undefined }
      set_swatch: {
        Args: { color: string; hex?: string; opened?: string }
        Returns: boolean
      }
      settle_by_hand: {
        Args: {
          answer: string
          note: string
          payment: Json
          reference: string
          staff_id: string
          transaction_id: string
        }
        Returns: Json
      }
      settle_checkout: {
        Args: { payment: Json; reference: string; transaction_id: string }
        Returns: Json
      }
      share_cents: {
        Args: { total: number; weights: number[] }
        Returns: {
          place: number
          share: number
        }[]
      }
      shop_day: { Args: { moment?: string }; Returns: string }
      shop_figures: { Args: Record<PropertyKey, never>; Returns: Json }
      skip_document_numbers: {
        Args: { environment: string; kind: string; next_number: number }
        Returns: number
      }
      slugify: { Args: { value: string }; Returns: string }
      split_tax: {
        Args: { amounts: number[]; includes_tax: boolean; rate: number }
        Returns: {
          base: number
          place: number
          tax: number
          total: number
        }[]
      }
      start_checkout: {
        Args: {
          attempt_key?: string
          client?: string
          customer: Json
          delivery?: string
          discount_code?: string
          invoice_buyer?: Json
          language?: string
          lines: Json
          reference?: string
          replaces?: string
        }
        Returns: Json
      }
      stop_tax_document: {
        Args: { document_id: string; messages?: Json; reason: string }
        Returns: undefined
      }
      subscribe: {
        Args: { consent: boolean; email: string; language: string }
        Returns: Json
      }
      suggest_search: { Args: { words: string[] }; Returns: string }
      take_back_shipment: {
        Args: { order_id: string; staff_id: string }
        Returns: Json
      }
      take_document_number: {
        Args: {
          emission_point: string
          environment: string
          establishment: string
          issuer_ruc: string
          kind: string
        }
        Returns: number
      }
      take_rate_limit: {
        Args: {
          allowed: number
          client: string
          name: string
          window_seconds: number
        }
        Returns: number
      }
      take_stock: {
        Args: { checkout_id: string; product_id?: string }
        Returns: undefined
      }
      take_units_sold_while_deleted: {
        Args: { product_id: string }
        Returns: undefined
      }
      tax_rate_on: { Args: { day: string }; Returns: number }
      unpaid_proof_bytes: { Args: { client?: string }; Returns: number }
      unpin_checkout: {
        Args: { reference: string; transaction_id?: string }
        Returns: undefined
      }
      vouch_for_payment: {
        Args: { order_id: string; staff_id: string }
        Returns: Json
      }
      withdraw_hand_settlement: {
        Args: { failure: string; reference: string }
        Returns: undefined
      }
      withdraw_stock_requests: { Args: { id: string }; Returns: undefined }
      without_one_letter: { Args: { word: string }; Returns: string[] }
      write_product_variants: {
        Args: { product_id: string; variants: Json }
        Returns: undefined
      }
      write_review: {
        Args: {
          language: string
          product_id: string
          review: Json
          token: string
        }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
