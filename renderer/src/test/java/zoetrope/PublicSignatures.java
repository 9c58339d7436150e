package zoetrope;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Tests that public signatures never mention internal types. {@link LayeringTest} runs these tests
 * as nested tests, so that all classes are read only once, which takes seconds.
 */
abstract class PublicSignatures {
  private static final String INTERNAL = "zoetrope.internal";

  /** The annotation processor, which runs while the renderer is compiled and is not in its jar. */
  private static final String PROCESSOR = "zoetrope.processor";

  @Test
  void noPublicSignatureNamesAnInternalType() {
    classes()
        .that()
        .resideOutsideOfPackage(INTERNAL + "..")
        .should(nameNoInternalType())
        .check(LayeringTest.RENDERER);
  }

  @Test
  void theReadmeOfTheRendererListsThePublicPackages() throws IOException {
    Set<String> offered =
        LayeringTest.RENDERER.stream()
            .filter(PublicSignatures::isVisible)
            .map(JavaClass::getPackageName)
            .filter(name -> !name.startsWith(INTERNAL) && !name.equals(PROCESSOR))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> listed =
        Pattern.compile("(?m)^\\| `([\\w.]+)` \\|")
            .matcher(Files.readString(Path.of("README.md")))
            .results()
            .map(row -> row.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(offered, listed);
  }

  private static ArchCondition<JavaClass> nameNoInternalType() {
    return new ArchCondition<>("name no internal type in what others can use") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!isVisible(type)) {
          return;
        }
        type.getAllRawSuperclasses().stream()
            .filter(PublicSignatures::isInternal)
            .forEach(s -> report(events, type, type.getName() + " extends " + s.getName()));
        type.getMembers().stream()
            .filter(PublicSignatures::isVisible)
            .forEach(
                member ->
                    member.getAllInvolvedRawTypes().stream()
                        .filter(PublicSignatures::isInternal)
                        .forEach(
                            t ->
                                report(
                                    events, type, member.getFullName() + " names " + t.getName())));
      }
    };
  }

  private static void report(ConditionEvents events, JavaClass type, String message) {
    events.add(SimpleConditionEvent.violated(type, message));
  }

  private static boolean isInternal(JavaClass type) {
    return type.getPackageName().startsWith(INTERNAL);
  }

  private static boolean isVisible(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(PublicSignatures::isVisible).orElse(true);
  }

  private static boolean isVisible(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PUBLIC)
        || member.getModifiers().contains(JavaModifier.PROTECTED)
            && !member.getOwner().getModifiers().contains(JavaModifier.FINAL);
  }
}
