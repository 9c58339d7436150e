package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/** Scenes in programs that are Java modules. */
class ModuleSceneTest {
  @TempDir private Path folder;

  @Test
  void rejectsASceneInAClosedPackageWithAFix() throws Exception {
    SceneEntry scene = SceneEntry.of(sceneOf("module films { }"));
    String message = assertThrows(SceneException.class, scene::create).getMessage();
    assertTrue(message.startsWith("the class films.Short is not open"), message);
    assertTrue(message.contains("() -> new Short()"), message);
  }

  @Test
  void aSceneInAnOpenPackageIsMade() throws Exception {
    Class<? extends Scene> type = sceneOf("open module films { }");
    assertEquals(type, SceneEntry.of(type).create().getClass());
  }

  /** Compiles and loads a scene's class in a module. */
  private Class<? extends Scene> sceneOf(String module) throws Exception {
    Path declaration = Files.writeString(folder.resolve("module-info.java"), module);
    Path scene =
        Files.writeString(
            folder.resolve("Short.java"),
            "package films; class Short extends zoetrope.scene.Scene {"
                + " protected void construct() { pause(1); } }");
    Path classes = folder.resolve("classes");
    List<String> arguments =
        List.of(
            "--add-reads",
            "films=ALL-UNNAMED",
            "-proc:none",
            "-cp",
            System.getProperty("java.class.path"),
            "-d",
            classes.toString(),
            declaration.toString(),
            scene.toString());
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new)));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration().resolve(ModuleFinder.of(classes), ModuleFinder.of(), Set.of("films"));
    ClassLoader parent = Scene.class.getClassLoader();
    ModuleLayer.Controller controller =
        ModuleLayer.defineModulesWithOneLoader(configuration, List.of(boot), parent);
    Module films = controller.layer().findModule("films").orElseThrow();
    controller.addReads(films, parent.getUnnamedModule());
    return Class.forName(films, "films.Short").asSubclass(Scene.class);
  }
}
