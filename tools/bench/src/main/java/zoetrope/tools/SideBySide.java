package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Shows key frames of another renderer next to ours: {@code tools/run SideBySide FOLDER
 * AttentionPatterns} writes {@code target/sidebyside/index.html}.
 */
@Command(
    name = "SideBySide",
    description = {
      "Draws our frames at the times of the key frames in FOLDER (one folder for each scene, with"
          + " plays.csv). Writes pages that show the reference, our frame and the difference.",
      "Each time is given as the number of a play and the time since the start of this play."
    })
public final class SideBySide extends ToolLauncher.Tool {
  private static final int WORST = 5;

  @Parameters(index = "0", paramLabel = "FOLDER", description = "folder with the key frames")
  private Path folder;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "SCENE",
      description = "scenes to compare, by name, class or FILE.java (default: all with key frames)")
  private List<String> names = List.of();

  @Option(
      names = "--plays",
      paramLabel = "FROM-TO",
      description = "only key frames of these plays, counted from 0 as --dry-run does")
  private String plays;

  @Option(names = "--list", description = "prints a line for each key frame")
  private boolean list;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      defaultValue = "target/sidebyside",
      description = "output folder of the pages (default: target/sidebyside)")
  private Path target;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "sets a parameter of the scenes")
  private Map<String, String> parameters = new LinkedHashMap<>();

  private boolean failed;

  public static void main(String[] args) {
    ToolLauncher.main(new SideBySide(), args);
  }

  @Override
  public Integer call() {
    List<KeyFramePairing> done = new ArrayList<>();
    Map<ReferenceScene, SceneEntry> scenes = scenes();
    renderer(RenderSettings.of(Quality.LOW)).checkParameters(List.copyOf(scenes.values()));
    scenes.forEach((reference, ours) -> done.add(compare(reference, ours)));
    try {
      Files.writeString(target.resolve("index.html"), SideBySidePage.summary(done));
    } catch (IOException e) {
      throw new UsageException(target + " cannot be written: " + e.getMessage());
    }
    out.println(table(done));
    out.println(target.resolve("index.html"));
    return failed ? ToolLauncher.FAILED : ToolLauncher.DONE;
  }

  private Map<ReferenceScene, SceneEntry> scenes() {
    List<ReferenceScene> references = ReferenceScene.in(folder);
    TreeSet<String> known = new TreeSet<>();
    references.forEach(reference -> known.add(reference.name()));
    SceneCatalogue catalogue = SceneCatalogue.of(Scene.class.getClassLoader());
    List<SceneEntry> ours = names.isEmpty() ? catalogue.all() : catalogue.find(names);
    Map<ReferenceScene, SceneEntry> chosen = new LinkedHashMap<>();
    for (SceneEntry scene : ours) {
      if (!names.isEmpty() && !known.contains(scene.name())) {
        throw new UsageException(
            "no key frames of '" + scene.name() + "' in " + folder + "; " + hint(scene, known));
      }
      references.stream()
          .filter(reference -> reference.name().equals(scene.name()))
          .forEach(reference -> chosen.put(reference, scene));
    }
    if (chosen.isEmpty()) {
      throw new UsageException("none of our scenes has key frames: " + String.join(", ", known));
    }
    return chosen;
  }

  private Renderer renderer(RenderSettings settings) {
    return new Renderer(settings.withParameters(parameters));
  }

  private static String hint(SceneEntry scene, Collection<String> known) {
    return Suggestions.question(scene.name(), known)
        .orElse("there are key frames of " + String.join(", ", known));
  }

  private KeyFramePairing compare(ReferenceScene reference, SceneEntry scene) {
    KeyFramePairing pairing =
        new KeyFramePairing(reference, target.resolve(reference.label()), range());
    Pixels size = pairing.first();
    RenderSettings settings = RenderSettings.of(size.width(), size.height(), FrameRate.of(60));
    try {
      renderer(settings).observe(scene, pairing);
    } catch (SceneException e) {
      // The frames before the error can still be compared.
      pairing.note("our scene fails: " + Failure.of(e));
      failed = true;
    }
    try {
      Files.createDirectories(pairing.folder());
      Files.writeString(pairing.folder().resolve("index.html"), SideBySidePage.page(pairing));
    } catch (IOException e) {
      throw new UsageException(pairing.folder() + " cannot be written: " + e.getMessage());
    }
    tell(pairing);
    return pairing;
  }

  private int[] range() {
    if (plays == null) {
      return new int[] {0, Integer.MAX_VALUE};
    }
    if (!plays.matches("\\d{1,6}(-\\d{1,6})?")) {
      throw new UsageException("--plays must be FROM-TO, such as 10-20, not '" + plays + "'");
    }
    String[] ends = plays.split("-");
    return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1])};
  }

  private void tell(KeyFramePairing pairing) {
    out.println(pairing.reference().label());
    pairing.notes().forEach(note -> out.println("  " + note));
    List<KeyFramePairing.Row> shown =
        list
            ? pairing.rows()
            : pairing.rows().stream()
                .sorted(Comparator.comparingDouble(KeyFramePairing.Row::ssim))
                .limit(WORST)
                .toList();
    shown.forEach(row -> out.println("  " + row.line()));
    out.println();
    out.flush();
  }

  private static TextTable table(List<KeyFramePairing> done) {
    TextTable table =
        new TextTable("scene", "frames", "missing", "mean SSIM", "min SSIM", "mean PSNR");
    for (KeyFramePairing p : done) {
      table.row(
          p.reference().label(),
          "" + p.rows().size(),
          "" + p.missing(),
          Numbers.fixed(p.meanSsim(), 4),
          Numbers.fixed(p.minSsim(), 4),
          Numbers.fixed(p.meanPsnr(), 2));
    }
    return table;
  }
}
