package zoetrope;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/** Dependencies between the renderer's packages go in one direction. */
class LayeringTest {
  static final JavaClasses RENDERER =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("zoetrope");

  /**
   * The packages for scenes and their frames. Each package may use only the packages before it in
   * this list.
   */
  private static final String[] STAGE = {
    "source",
    "diagnostics",
    "geometry",
    "color",
    "data",
    "frame",
    "pictures",
    "text",
    "tex",
    "svg",
    "latex",
    "sound",
    "mobject",
    "animation",
    "scene"
  };

  @Test
  void aPackageUsesOnlyThePackagesBelowIt() {
    LayeredArchitecture layers = layers();
    for (int i = 4; i < STAGE.length; i++) {
      layers = layers.whereLayer(STAGE[i]).mayOnlyAccessLayers(to(i));
    }
    check(
        layers
            .whereLayer("source")
            .mayNotAccessAnyLayer()
            .whereLayer("diagnostics")
            .mayOnlyAccessLayers("source")
            .whereLayer("geometry")
            .mayNotAccessAnyLayer()
            .whereLayer("color")
            .mayOnlyAccessLayers("diagnostics"));
  }

  @Test
  void rasterizersAndEncodersDoNotDependOnMobjects() {
    check(
        layers()
            .whereLayer("raster")
            .mayOnlyAccessLayers("geometry", "color", "frame")
            .whereLayer("video")
            .mayOnlyAccessLayers("files", "frame", "raster", "output")
            .whereLayer("vector")
            .mayOnlyAccessLayers(
                "diagnostics", "files", "geometry", "color", "frame", "raster", "video")
            .whereLayer("files")
            .mayNotAccessAnyLayer());
  }

  @Test
  void onlyRenderingUsesTheReference() {
    check(
        layers()
            .whereLayer("reference")
            .mayOnlyAccessLayers("diagnostics")
            .whereLayer("reference")
            .mayOnlyBeAccessedByLayers("render"));
  }

  @Test
  void soundsDoNotDependOnDecodersAndMixers() {
    check(
        layers()
            .whereLayer("sound")
            .mayNotAccessAnyLayer()
            .whereLayer("audio")
            .mayOnlyAccessLayers("files", "diagnostics", "sound", "video", "output")
            .whereLayer("output")
            .mayNotAccessAnyLayer());
  }

  @Test
  void theDeltaEncoderDependsOnSamplesAndBitsOnly() {
    check(
        noClasses()
            .that()
            .resideInAPackage("zoetrope.internal.video.h264..")
            .should()
            .dependOnClassesThat(
                resideInAPackage("zoetrope..")
                    .and(
                        DescribedPredicate.not(
                            resideInAPackage("zoetrope.internal.video.h264..")))));
  }

  @Test
  void onlyInspectionAndThePipelineRenderScenes() {
    check(
        layers()
            .whereLayer("render")
            .mayOnlyBeAccessedByLayers("lint", "inspect")
            .whereLayer("lint")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("inspect")
            .mayNotBeAccessedByAnyLayer());
  }

  /** Locks of java.util.concurrent allocate memory when they wait, and memory may be exhausted. */
  @Test
  void onlyThePipelineWaitsOnMonitors() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages("zoetrope.internal.render.pipeline")
            .should()
            .callMethod(Object.class, "wait")
            .orShould()
            .callMethod(Object.class, "wait", long.class)
            .orShould()
            .callMethod(Object.class, "notify")
            .orShould()
            .callMethod(Object.class, "notifyAll"));
  }

  @Test
  void onlyScenesUseTheStaticImportForScenes() {
    check(noClasses().should().dependOnClassesThat().areAssignableTo(Zoetrope.class));
  }

  @Test
  void thereAreNoCyclesBetweenPackages() {
    check(slices().matching("zoetrope.(**)").should().beFreeOfCycles());
  }

  /** The supertypes of Mobject are parts of it and count as one file. */
  @Test
  void cyclesBetweenFilesOfMobjectsAreSmall() {
    JavaClass mobject = RENDERER.get(Mobject.class);
    Set<String> parts =
        Stream.concat(
                mobject.getAllRawSuperclasses().stream(), mobject.getAllRawInterfaces().stream())
            .map(JavaClass::getName)
            .collect(toSet());
    List<List<String>> large =
        DependencyCycles.in(RENDERER, "zoetrope.mobject").stream()
            .map(circle -> circle.stream().filter(name -> !parts.contains(name)).toList())
            .filter(circle -> circle.size() > 6)
            .toList();
    assertEquals(List.of(), large);
  }

  @Test
  void theBaseMobjectDoesNotDependOnItsSubclasses() {
    check(
        noClasses()
            .that()
            .areAssignableFrom(Mobject.class)
            .should()
            .dependOnClassesThat(
                assignableTo(Mobject.class)
                    .and(DescribedPredicate.not(equivalentTo(Mobject.class)))));
  }

  @Test
  void awtTypesAreUsedOnlyToReadPixelsFontsAndImages() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                "zoetrope.internal.raster..",
                "zoetrope.internal.video..",
                "zoetrope.text..",
                "zoetrope.internal.text..",
                "zoetrope.internal.tex..",
                "zoetrope.internal.pictures..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.imageio.."));
  }

  @Test
  void nothingIsPrinted() {
    check(noClasses().should().accessTargetWhere(Calls.PRINTING));
  }

  @Test
  void onlyThePipelineReadsTheClock() {
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages("zoetrope.render..", "zoetrope.internal.render..")
            .should()
            .accessTargetWhere(Calls.CLOCKS));
  }

  @Test
  void onlyReproducibleMathIsUsed() {
    check(noClasses().should().accessTargetWhere(Calls.INEXACT_MATHS));
  }

  @Test
  void nothingDependsOnTheDefaultLocaleOrCharset() {
    check(
        noClasses()
            .that()
            .doNotHaveSimpleName("SceneLocale")
            .should()
            .accessTargetWhere(Calls.DEFAULT_LOCALE_OR_CHARSET));
  }

  @Test
  void randomNumbersComeFromASeed() {
    check(noClasses().should().accessTargetWhere(Calls.UNSEEDED_CHANCE));
  }

  @Nested
  class OfThePublicApi extends PublicSignatures {}

  private static LayeredArchitecture layers() {
    LayeredArchitecture layers =
        layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("zoetrope..")
            .ignoreDependency(
                alwaysTrue(), equivalentTo(Messages.class)) // Messages depends on nothing.
            .ignoreDependency(
                alwaysTrue(), equivalentTo(Preconditions.class)) // This depends only on Messages.
            .withOptionalLayers(true)
            .layer("files")
            .definedBy("zoetrope.internal.files..")
            .layer("raster")
            .definedBy("zoetrope.internal.raster..")
            .layer("video")
            .definedBy("zoetrope.internal.video..")
            .layer("vector")
            .definedBy("zoetrope.internal.vector..")
            .layer("output")
            .definedBy("zoetrope.output..")
            .layer("audio")
            .definedBy("zoetrope.internal.audio..")
            .layer("render")
            .definedBy("zoetrope.render..", "zoetrope.internal.render..")
            .layer("reference")
            .definedBy("zoetrope.reference..")
            .layer("lint")
            .definedBy("zoetrope.lint..", "zoetrope.internal.lint..")
            .layer("inspect")
            .definedBy("zoetrope.inspect..");
    for (String name : STAGE) {
      layers =
          layers
              .layer(name)
              .definedBy("zoetrope." + name + "..", "zoetrope.internal." + name + "..");
    }
    return layers;
  }

  /**
   * Returns the packages that package number {@code end} of {@link #STAGE} may use: all packages
   * before it, and some helper packages. Scenes also read sound files, and images may be WebP
   * files, which the video package reads.
   */
  private static String[] to(int end) {
    List<String> layers = new ArrayList<>(List.of(STAGE).subList(0, end));
    layers.add("files");
    if (STAGE[end].equals("scene")) {
      layers.add("audio");
    }
    if (STAGE[end].equals("pictures")) {
      layers.add("video");
    }
    return layers.toArray(String[]::new);
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(RENDERER);
  }
}
