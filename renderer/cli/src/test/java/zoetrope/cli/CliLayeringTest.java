package zoetrope.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import zoetrope.Calls;

/**
 * The command line uses the public API of the library, and its output is the same on every machine.
 */
class CliLayeringTest {
  private static final JavaClasses CLI =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("zoetrope.cli");

  @Test
  void usesNeitherMobjectsNorPixels() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("zoetrope.mobject..", "zoetrope.animation..", "org.bytedeco..")
        .check(CLI);
  }

  @Test
  void usesOnlyThePublicApi() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("zoetrope.internal..")
                .and(not(resideInAPackage("zoetrope.internal.diagnostics.."))))
        .check(CLI);
  }

  @Test
  void dependsOnNoDefaultLocaleOrCharset() {
    noClasses().should().accessTargetWhere(Calls.DEFAULT_LOCALE_OR_CHARSET).check(CLI);
  }
}
