package zoetrope.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.internal.files.WorkFolder;
import zoetrope.internal.render.pipeline.Parallel;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/**
 * Images and videos of the results of functions that need only simple arguments. An image that is
 * newer than the program is not drawn again.
 */
final class FunctionPictures {
  /** An image of at most this many bytes is considered blank. */
  private static final long MAX_BLANK_BYTES = 1600;

  private final Path folder;

  /** The folder of the calls that the images show. */
  private final Path shownCalls;

  private final FunctionCalls calls;
  private final long program;
  private final Renderer stills = Clips.renderer(384, 216);
  private final Clips clips = new Clips(384, 216, 15);

  /**
   * The result of a function.
   *
   * @param code the statement whose result is shown
   * @param moves whether there is a video; the image is its poster
   */
  record Shown(String code, boolean moves) {}

  /** Creates images in a folder, which may contain older images. */
  FunctionPictures(Path folder, Reference reference) throws IOException {
    this.folder = folder;
    this.shownCalls = Files.createDirectories(folder.resolveSibling("../function-calls"));
    this.calls = new FunctionCalls(reference);
    this.program = Program.modified(FunctionPictures.class);
  }

  /**
   * Makes an image of the result of each function, {@code function-NAME.png}, and videos of the
   * results that move.
   *
   * @param functions all overloads of each function
   * @return the functions with an image; others need more than simple arguments
   */
  Map<String, Shown> draw(Collection<List<ReferenceEntry>> functions) throws IOException {
    Map<String, Shown> shown = new HashMap<>();
    Map<ReferenceEntry, List<FunctionCalls.Call>> waiting = new HashMap<>();
    Set<String> statements = new HashSet<>();
    for (List<ReferenceEntry> overloads : functions) {
      ReferenceEntry first = overloads.get(0);
      Path earlier = shownCalls.resolve(first.name() + ".txt");
      if (Files.exists(earlier) && Program.modified(picture(first)) > program) {
        boolean moves = calls.motion(first).moves();
        shown.put(first.name(), new Shown(Files.readString(earlier), moves));
      } else {
        waiting.put(first, calls.of(overloads));
        waiting.get(first).forEach(call -> statements.add(call.drawn()));
      }
    }
    try (WorkFolder work = WorkFolder.create("functions")) {
      Map<String, SceneEntry> scenes = new CallCompiler(work.path()).scenes(statements);
      List<ReferenceEntry> order = new ArrayList<>(waiting.keySet());
      List<String> drawn =
          Parallel.map(
              order.size(),
              Runtime.getRuntime().availableProcessors(),
              "function-stills",
              i -> drawFirst(order.get(i), waiting.get(order.get(i)), scenes),
              () -> {});
      for (int i = 0; i < order.size(); i++) {
        ReferenceEntry function = order.get(i);
        if (!drawn.get(i).isEmpty()) {
          Files.writeString(shownCalls.resolve(function.name() + ".txt"), drawn.get(i));
          boolean moves = calls.motion(function).moves();
          shown.put(function.name(), new Shown(drawn.get(i), moves));
        }
      }
      clips.render();
    }
    return shown;
  }

  private Path picture(ReferenceEntry function) {
    return folder.resolve("function-" + function.name() + ".png");
  }

  /** Draws the first call whose result is visible, and returns its code; empty if there is none. */
  private String drawFirst(
      ReferenceEntry function,
      List<FunctionCalls.Call> candidates,
      Map<String, SceneEntry> scenes) {
    for (FunctionCalls.Call call : candidates) {
      SceneEntry scene = scenes.get(call.drawn());
      if (scene != null && draw(function, scene)) {
        return call.code();
      }
    }
    return "";
  }

  private boolean draw(ReferenceEntry function, SceneEntry scene) {
    FunctionCalls.Motion motion = calls.motion(function);
    Path picture = picture(function);
    try {
      stills.still(scene, TimePoint.parse(motion.time()), picture);
      if (Files.size(picture) <= MAX_BLANK_BYTES) {
        Files.delete(picture);
        return false;
      }
    } catch (SceneException | UsageException e) {
      return false; // The arguments do not fit.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (motion.moves()) {
      synchronized (clips) {
        for (String extension : Clips.EXTENSIONS) {
          Path file = folder.resolve("function-" + function.name() + "." + extension);
          clips.add(scene, file, extension);
        }
      }
    }
    return true;
  }
}
