package zoetrope.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zoetrope.Zoetrope;

/** Scenes and examples use {@code tex("x")}, not {@code new Tex("x")}. */
class DialectTest {
  /** The names of functions, by the class that they create and their parameter types. */
  private static final Map<String, Set<String>> FUNCTIONS =
      Arrays.stream(Zoetrope.class.getMethods())
          .filter(method -> Modifier.isStatic(method.getModifiers()))
          .collect(groupingBy(DialectTest::made, mapping(Method::getName, toSet())));

  private static final DescribedPredicate<JavaConstructorCall> THAT_A_FUNCTION_REPLACES =
      DescribedPredicate.describe(
          "a function replaces",
          call ->
              !isOfSuperclass(call)
                  && FUNCTIONS.getOrDefault(made(call), Set.of()).stream()
                      .anyMatch(function -> !isHidden(function, call.getOriginOwner())));

  @Test
  void scenesCallNoConstructorThatAFunctionReplaces() {
    check(
        new ClassFileImporter()
            .importPackages("zoetrope.scenes", "zoetrope.tools.scenes", "zoetrope.tools.control"));
  }

  @Test
  void examplesCallNoConstructorThatAFunctionReplaces() throws ClassNotFoundException {
    URL examples = Class.forName("HelloCircle").getProtectionDomain().getCodeSource().getLocation();
    check(new ClassFileImporter().importLocations(Set.of(Location.of(examples))));
  }

  private static void check(JavaClasses classes) {
    noClasses().should().callConstructorWhere(THAT_A_FUNCTION_REPLACES).check(classes);
  }

  private static String made(Method function) {
    return function.getReturnType().getName()
        + Arrays.stream(function.getParameterTypes()).map(Class::getName).toList();
  }

  private static String made(JavaConstructorCall call) {
    return call.getTargetOwner().getName()
        + call.getTarget().getRawParameterTypes().stream().map(JavaClass::getName).toList();
  }

  /** Whether a call is {@code super(...)}. */
  private static boolean isOfSuperclass(JavaConstructorCall call) {
    return call.getOrigin().isConstructor()
        && call.getOriginOwner()
            .getRawSuperclass()
            .filter(type -> type.equals(call.getTargetOwner()))
            .isPresent();
  }

  /** Whether a method of the class, or of a class around it, has the function's name. */
  private static boolean isHidden(String function, JavaClass type) {
    return type.getAllMethods().stream().anyMatch(method -> method.getName().equals(function))
        || type.getEnclosingClass().filter(outer -> isHidden(function, outer)).isPresent();
  }
}
