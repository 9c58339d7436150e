package zoetrope.render.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

class SceneCatalogueTest {
  private static final String HERE = SceneCatalogueTest.class.getName();

  @TempDir private Path folder;
  private SceneCatalogue catalogue;

  static final class Dots extends Scene {
    @Override
    protected void construct() {}
  }

  static final class NoScene {}

  @BeforeEach
  void writeIndex() throws IOException {
    Path index = folder.resolve(SceneIndex.RESOURCE);
    Files.createDirectories(index.getParent());
    Files.writeString(
        index,
        """
        # a comment, which is ignored
        one.Lonely

        [Pictures]
        %1$s$Dots|Points|Spots   Dots that move about.
        zoetrope.fixtures.Broken
        %1$s$NoScene
        [Twins]
        a.Twin  The first.
        b.Twin  The second.
        b.TWIN  Shouting.
        """
            .formatted(HERE));
    ClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader());
    catalogue = SceneCatalogue.of(loader);
  }

  @Test
  void theIndexHasNamesGroupsAndSummaries() {
    List<SceneEntry> all = catalogue.all();
    List<SceneEntry> scenes = all.subList(all.size() - 7, all.size());
    assertEquals(
        List.of("Lonely", "Dots", "Broken", "NoScene", "Twin", "Twin", "TWIN"),
        scenes.stream().map(SceneEntry::name).toList());
    assertEquals("", scenes.get(0).group());
    assertEquals("Pictures", scenes.get(1).group());
    assertEquals("Dots that move about.", scenes.get(1).summary());
    assertEquals("", scenes.get(2).summary());
  }

  @Test
  void findsASceneBySimpleOrFullNameInAnyCase() {
    for (String name : List.of("Dots", HERE + "$Dots", "dOTS")) {
      assertEquals(HERE + "$Dots", only(name).className());
    }
    assertTrue(only("Dots").create() instanceof Dots);
  }

  @Test
  void aSceneIsFoundByItsOtherNamesToo() {
    for (String name : List.of("Points", "Spots", "sPOTS")) {
      assertEquals("Dots", only(name).name());
      assertEquals("Dots that move about.", only(name).summary());
    }
  }

  @Test
  void aNameWithTheSameCaseTakesPrecedence() {
    assertEquals("b.TWIN", only("TWIN").className());
  }

  @Test
  void aClassThatNoIndexListsIsFoundByItsFullName() {
    assertEquals(
        "Dots",
        new SceneCatalogue(List.of(new ClassPathScenes(loader())))
            .find(List.of(HERE + "$Dots"))
            .get(0)
            .name());
  }

  @Test
  void anErrorForAnUnknownNameSuggestsTheNearestName() {
    assertTrue(refusal("Dot").contains("did you mean Dots?"), refusal("Dot"));
    assertEquals("unknown scene 'Pythagoras'", refusal("Pythagoras"));
    assertEquals(Failure.Subject.SCENE_NAME, refused("Pythagoras").subject());
    assertTrue(refusal("java.lang.String").contains("unknown scene"));
    assertTrue(refusal(HERE + "$NoScenes").contains("unknown scene"));
  }

  @Test
  void anErrorForAnAmbiguousNameListsTheFullNames() {
    assertTrue(refusal("Twin").contains("a.Twin, b.Twin"), refusal("Twin"));
    assertEquals("a.Twin", only("a.Twin").className());
  }

  @Test
  void aSceneNamedTwiceIsRenderedOnce() {
    assertEquals(1, catalogue.find(List.of("Dots", "dots")).size());
  }

  @Test
  void reportsAFailingConstructorWithTheAuthorsLine() {
    SceneException e = assertThrows(SceneException.class, () -> only("Broken").create());
    assertEquals("Broken.java:10", e.place());
  }

  @Test
  void reportsAnIndexThatContradictsTheScene() {
    String missing = assertThrows(SceneException.class, () -> only("Lonely").create()).getMessage();
    assertTrue(missing.contains("one.Lonely is not on the class path"), missing);
    String other = assertThrows(SceneException.class, () -> only("NoScene").create()).getMessage();
    assertTrue(other.contains("is not a scene"), other);
  }

  private SceneEntry only(String name) {
    List<SceneEntry> found = catalogue.find(List.of(name));
    assertEquals(1, found.size());
    return found.get(0);
  }

  private String refusal(String name) {
    return refused(name).getMessage();
  }

  private UsageException refused(String name) {
    return assertThrows(UsageException.class, () -> catalogue.find(List.of(name)));
  }

  private ClassLoader loader() {
    return getClass().getClassLoader();
  }
}
