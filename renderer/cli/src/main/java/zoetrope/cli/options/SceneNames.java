package zoetrope.cli.options;

import java.util.Iterator;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/** The names of all scenes, for completion. They are looked up on demand. */
public final class SceneNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return SceneCatalogue.of(SceneNames.class.getClassLoader()).all().stream()
        .map(SceneEntry::name)
        .iterator();
  }
}
