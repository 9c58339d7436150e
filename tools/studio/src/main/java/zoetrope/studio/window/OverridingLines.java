package zoetrope.studio.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.inspect.StageObject;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.CreationSite;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/**
 * Finds the lines of a scene that override a change of an object. Runs the scene without and with
 * the change, and compares the object at the beginning of each play. The lines that override the
 * change are between the last play at whose beginning the object differs and the next play.
 */
final class OverridingLines {
  private OverridingLines() {}

  /** The object at the beginning of a play, as a text for comparison. */
  private record State(PlayRecord play, String object) {}

  /** Returns a sentence that names the lines. */
  static String find(
      Renderer renderer, SceneEntry before, SceneEntry after, StageObject object, long frame) {
    int number = object.site().map(CreationSite::number).orElse(-1);
    List<State> was = states(renderer, before, number, frame);
    List<State> is = states(renderer, after, number, frame);
    int last = -1;
    for (int i = 0; i < Math.min(was.size(), is.size()); i++) {
      last = was.get(i).object().equals(is.get(i).object()) ? last : i;
    }
    if (was.isEmpty()) {
      return "the scene sets the object again";
    }
    PlayRecord from = was.get(Math.max(0, last)).play();
    PlayRecord to = last + 1 < was.size() && last >= 0 ? was.get(last + 1).play() : from;
    boolean near = from.file().equals(to.file()) && from.line() < to.line();
    return Messages.of(
        "%s%s sets the object again",
        from.place(), near ? ", or a line up to line " + to.line() + "," : "");
  }

  private static List<State> states(
      Renderer renderer, SceneEntry scene, int number, long lastFrame) {
    List<State> states = new ArrayList<>();
    renderer.observe(
        scene,
        new StageObserver() {
          @Override
          public boolean notesCreations() {
            return true;
          }

          @Override
          public void called(PlayRecord play, StageView stage) {
            if (play.start().compareTo(Time.ofFrame(lastFrame, stage.rate())) <= 0) {
              states.add(new State(play, object(stage, number)));
            }
          }
        });
    return states;
  }

  private static String object(StageView stage, int number) {
    Optional<Mobject<?>> found =
        stage.mobjects().stream()
            .<Mobject<?>>flatMap(root -> root.family().stream())
            .filter(m -> m.creationSite().filter(s -> s.number() == number).isPresent())
            .findFirst();
    return found.map(m -> m.bounds() + " " + m.style()).orElse("");
  }
}
