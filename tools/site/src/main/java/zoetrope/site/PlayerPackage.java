package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import zoetrope.frame.FrameRate;
import zoetrope.internal.vector.film.PlayerScript;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.Variation;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

/**
 * Makes the package of the player for npm: its script, types, license, and a page of examples. Its
 * bytes depend only on the sources.
 */
public final class PlayerPackage {
  /** The files of the package that are in the sources. */
  static final List<String> SOURCES =
      List.of("package.json", "index.js", "index.d.ts", "README.md", "examples.html");

  static final String SCRIPT = "zoetrope-player.js";

  private static final RenderSettings SETTINGS = RenderSettings.of(1280, 720, FrameRate.of(60));

  private PlayerPackage() {}

  /** Makes the package; the arguments are the root of the project and the package's folder. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), Path.of(args[1]));
  }

  /** Writes the files of the package to a folder. */
  static void write(Path root, Path folder) throws IOException {
    Files.createDirectories(folder.resolve("examples"));
    for (String name : SOURCES) {
      copy(root.resolve("tools/site/src/main/player").resolve(name), folder.resolve(name));
    }
    copy(root.resolve("LICENSE"), folder.resolve("LICENSE"));
    Files.writeString(
        folder.resolve("NOTICE"),
        "Zoetrope's player\nCopyright 2026 the Zoetrope authors\n\nThe player is under the Apache"
            + " License, Version 2.0 (LICENSE).\n");
    Files.writeString(folder.resolve(SCRIPT), PlayerScript.text());
    writeExamples(root.resolve("examples"), folder.resolve("examples"));
  }

  private static void copy(Path source, Path target) throws IOException {
    Files.write(target, Files.readAllBytes(source));
  }

  /** Writes the films. The renderer writes the script next to them, which is deleted. */
  private static void writeExamples(Path scenes, Path folder) throws IOException {
    SourceScenes sources = new SourceScenes(Scene.class.getClassLoader(), List.of(), Clips.CACHE);
    Function<String, SceneEntry> scene =
        name -> sources.find(scenes.resolve(name + ".java").toString()).get(0);
    List<RenderRequest> requests =
        List.of(
            RenderRequest.player(scene.apply("Clacks"), folder.resolve("film.zvf")),
            RenderRequest.player(scene.apply("Parameters"), folder.resolve("parameters.zvf"))
                .withVariations(
                    List.of(Variation.parse("petals=3,5,7"), Variation.parse("warm=false,true"))));
    new Renderer(SETTINGS).withCache(Clips.CACHE).render(requests).forEach(RenderResult::orThrow);
    Files.delete(folder.resolve(SCRIPT));
  }
}
