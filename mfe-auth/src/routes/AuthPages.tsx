import { paths } from '@bank/shared/paths';
import { Navigate, Route, Routes } from '@bank/shared/router';
import { AuthLayout } from '../features/layout/AuthLayout';
import { LoginPage } from '../features/login/LoginPage';
import { ForgotPasswordPage } from '../features/recovery/ForgotPasswordPage';
import { ResetPasswordPage } from '../features/recovery/ResetPasswordPage';
import { RegisterPage } from '../features/register/RegisterPage';

/** The layout stays mounted across pages, so that the slideshow continues. */
export default function AuthPages() {
  return (
    <AuthLayout>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route path="register" element={<RegisterPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="*" element={<Navigate to={paths.login} replace />} />
      </Routes>
    </AuthLayout>
  );
}
