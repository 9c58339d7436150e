package zoetrope;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Uses of the platform that would let a frame depend on something other than its scene. */
final class Calls {
  static final DescribedPredicate<JavaAccess<?>> PRINTING =
      where(
          "something is printed",
          target ->
              owner(target).equals("java.lang.System") && named(target, "out", "err", "console")
                  || named(target, "printStackTrace") && parameters(target).isEmpty());

  static final DescribedPredicate<JavaAccess<?>> CLOCKS =
      where(
          "the clock is read",
          target ->
              owner(target).equals("java.lang.System")
                      && named(target, "currentTimeMillis", "nanoTime")
                  || owner(target).startsWith("java.time.") && named(target, "now")
                  || owner(target).equals("java.time.Clock")
                  || isNew(target, "java.util.Date") && parameters(target).isEmpty());

  /** Functions whose last bit {@link Math} or {@link java.util.stream.DoubleStream} leaves open. */
  static final DescribedPredicate<JavaAccess<?>> INEXACT_MATHS =
      where(
          "the result differs between machines: take StrictMath, and sum up in a loop",
          target ->
              owner(target).equals("java.util.stream.DoubleStream")
                      && named(target, "sum", "average", "summaryStatistics")
                  || owner(target).equals("java.lang.Math")
                      && named(
                          target, "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh",
                          "cosh", "tanh", "exp", "expm1", "log", "log10", "log1p", "pow", "cbrt",
                          "hypot"));

  static final DescribedPredicate<JavaAccess<?>> DEFAULT_LOCALE_OR_CHARSET =
      where(
          "the machine's locale or charset is used",
          target -> usesDefaultLocale(target) || usesDefaultCharset(target));

  static final DescribedPredicate<JavaAccess<?>> UNSEEDED_CHANCE =
      where(
          "chance has no seed",
          target ->
              isNew(target, "java.util.Random") && parameters(target).isEmpty()
                  || isNew(target, "java.util.SplittableRandom") && parameters(target).isEmpty()
                  || owner(target).equals("java.lang.Math") && named(target, "random")
                  || owner(target).equals("java.util.concurrent.ThreadLocalRandom")
                  || owner(target).equals("java.security.SecureRandom")
                  || owner(target).equals("java.util.UUID") && named(target, "randomUUID")
                  || owner(target).equals("java.util.Collections")
                      && named(target, "shuffle")
                      && parameters(target).size() == 1);

  private static final Set<String> FORMATTERS =
      Set.of(
          "java.lang.String", "java.io.PrintStream", "java.io.PrintWriter", "java.util.Formatter");

  private static final Set<String> CODERS =
      Set.of(
          "java.lang.String",
          "java.io.InputStreamReader",
          "java.io.OutputStreamWriter",
          "java.io.FileReader",
          "java.io.FileWriter",
          "java.io.PrintStream",
          "java.io.PrintWriter",
          "java.util.Scanner");

  private static final Set<String> RAW =
      Set.of(
          "[B",
          "java.io.InputStream",
          "java.io.OutputStream",
          "java.io.File",
          "java.io.FileDescriptor");

  private Calls() {}

  private static boolean usesDefaultLocale(AccessTarget target) {
    List<String> parameters = parameters(target);
    if (FORMATTERS.contains(owner(target)) && named(target, "format", "printf", "formatted")) {
      return !owner(target).equals("java.util.Formatter")
          && !parameters.contains("java.util.Locale");
    }
    if (isNew(target, "java.util.Formatter") || isNew(target, "java.text.DecimalFormat")) {
      return !parameters.contains("java.util.Locale")
          && !parameters.contains("java.text.DecimalFormatSymbols");
    }
    return owner(target).equals("java.lang.String")
            && named(target, "toLowerCase", "toUpperCase")
            && parameters.isEmpty()
        || owner(target).equals("java.text.NumberFormat")
            && target.getName().startsWith("get")
            && target.getName().endsWith("Instance")
            && parameters.isEmpty()
        || owner(target).equals("java.util.Locale") && named(target, "getDefault");
  }

  private static boolean usesDefaultCharset(AccessTarget target) {
    List<String> parameters = parameters(target);
    if (owner(target).equals("java.lang.String") && named(target, "getBytes")) {
      return parameters.isEmpty();
    }
    if (owner(target).equals("java.nio.charset.Charset") && named(target, "defaultCharset")) {
      return true;
    }
    boolean file = owner(target).startsWith("java.io.File");
    return CODERS.contains(owner(target))
        && named(target, "<init>")
        && (file || parameters.stream().anyMatch(RAW::contains))
        && !parameters.contains("java.nio.charset.Charset")
        && parameters.stream().skip(1).noneMatch("java.lang.String"::equals);
  }

  private static boolean isNew(AccessTarget target, String type) {
    return owner(target).equals(type) && named(target, "<init>");
  }

  private static boolean named(AccessTarget target, String... names) {
    return List.of(names).contains(target.getName());
  }

  private static String owner(AccessTarget target) {
    return target.getOwner().getName();
  }

  private static List<String> parameters(AccessTarget target) {
    return target instanceof CodeUnitAccessTarget unit
        ? unit.getRawParameterTypes().stream().map(JavaClass::getName).toList()
        : List.of();
  }

  private static DescribedPredicate<JavaAccess<?>> where(
      String description, Predicate<AccessTarget> test) {
    return DescribedPredicate.describe(description, access -> test.test(access.getTarget()));
  }
}
