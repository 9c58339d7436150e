package zoetrope.attention;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Checks that the mathematics of attention does not depend on the renderer. */
class AttentionLayeringTest {
  private static final JavaClasses ATTENTION =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("zoetrope.attention");

  @Test
  void attentionDoesNotDependOnMobjectsScenesOrRendering() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "org.ejml..", "com.fasterxml.jackson.core..", "zoetrope.attention..")
        .check(ATTENTION);
  }

  @Test
  void theMathematicsDoesNotDependOnStoriesOrFiles() {
    noClasses()
        .that()
        .resideInAPackage("zoetrope.attention")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "zoetrope.attention.story..",
            "zoetrope.attention.file..",
            "zoetrope.attention.layer..",
            "zoetrope.attention.token..",
            "zoetrope.attention.model..")
        .check(ATTENTION);
  }

  @Test
  void layersAndTokenizersDoNotDependOnFiles() {
    noClasses()
        .that()
        .resideInAnyPackage("zoetrope.attention.layer..", "zoetrope.attention.token..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.nio.file..", "zoetrope.attention.file..", "zoetrope.attention.model..")
        .check(ATTENTION);
  }

  @Test
  void onlyTheMatrixAndTheJsonReaderDependOnLibraries() {
    noClasses()
        .that()
        .haveNameNotMatching(".*JsonReader.*") // including nested classes
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.fasterxml..")
        .check(ATTENTION);
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(RealMatrix.class.getName())
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.ejml..")
        .check(ATTENTION);
  }

  @Test
  void usesNoMathThatDiffersBetweenMachines() {
    noClasses()
        .should()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "functions whose results differ between machines",
                access ->
                    access.getTargetOwner().isEquivalentTo(Math.class)
                        && access.getTarget().getName().matches("sin|cos|exp|log|pow|tanh|hypot")))
        .check(ATTENTION);
  }
}
