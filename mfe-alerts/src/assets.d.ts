/// <reference types="@bank/shared/assets" />
