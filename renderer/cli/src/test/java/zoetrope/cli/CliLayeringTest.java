package zoetrope.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import zoetrope.Calls;

/** The command line is a user of the library, and its output is the same everywhere. */
class CliLayeringTest {
  private static final JavaClasses CLI =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("zoetrope.cli");

  @Test
  void theCommandLineKnowsNeitherMobjectsNorPixels() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "zoetrope.mobject..",
            "zoetrope.animation..",
            "zoetrope.internal.raster..",
            "org.bytedeco..")
        .check(CLI);
  }

  @Test
  void nothingDependsOnTheMachinesLanguageOrCharset() {
    noClasses().should().accessTargetWhere(Calls.DEFAULT_LOCALE_OR_CHARSET).check(CLI);
  }
}
