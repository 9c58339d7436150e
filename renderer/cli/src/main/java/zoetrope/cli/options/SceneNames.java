package zoetrope.cli.options;

import java.util.Iterator;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/** The names of all scenes, for completion; looked up only when somebody asks. */
public final class SceneNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return SceneCatalogue.of(SceneNames.class.getClassLoader()).all().stream()
        .map(SceneEntry::name)
        .iterator();
  }
}
