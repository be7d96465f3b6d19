-- the hint of the identity number promises no credits; a hint that operators wrote stays
UPDATE "form_field" SET "hint" = '仅在需要核对身份时使用，加密保存'
WHERE "form" = 'profile' AND "key" = 'idCard' AND "hint" = '仅用于学分登记和证书，加密保存';
