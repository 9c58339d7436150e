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
  /** Functions and their parameter types, by the class that they create. */
  private static final Map<String, Set<String>> WORDS =
      Arrays.stream(Zoetrope.class.getMethods())
          .filter(method -> Modifier.isStatic(method.getModifiers()))
          .collect(groupingBy(DialectTest::made, mapping(Method::getName, toSet())));

  private static final DescribedPredicate<JavaConstructorCall> THAT_HAS_A_WORD =
      DescribedPredicate.describe(
          "a word stands for",
          call ->
              !isOfSuperclass(call)
                  && WORDS.getOrDefault(made(call), Set.of()).stream()
                      .anyMatch(word -> !isHidden(word, call.getOriginOwner())));

  @Test
  void scenesCallNoConstructorThatHasAWord() {
    check(
        new ClassFileImporter()
            .importPackages("zoetrope.scenes", "zoetrope.tools.scenes", "zoetrope.tools.control"));
  }

  @Test
  void examplesCallNoConstructorThatHasAWord() throws ClassNotFoundException {
    URL examples = Class.forName("HelloCircle").getProtectionDomain().getCodeSource().getLocation();
    check(new ClassFileImporter().importLocations(Set.of(Location.of(examples))));
  }

  private static void check(JavaClasses classes) {
    noClasses().should().callConstructorWhere(THAT_HAS_A_WORD).check(classes);
  }

  private static String made(Method word) {
    return word.getReturnType().getName()
        + Arrays.stream(word.getParameterTypes()).map(Class::getName).toList();
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
  private static boolean isHidden(String word, JavaClass type) {
    return type.getAllMethods().stream().anyMatch(method -> method.getName().equals(word))
        || type.getEnclosingClass().filter(outer -> isHidden(word, outer)).isPresent();
  }
}
