package zoetrope.studio.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zoetrope.cli.project.SourceFiles;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.inspect.VariableNames;
import zoetrope.mobject.display.CreationSite;
import zoetrope.render.result.UsageException;
import zoetrope.studio.edit.CallChain;
import zoetrope.studio.edit.ObjectCall;
import zoetrope.studio.edit.PartCode;
import zoetrope.studio.edit.TextEdit;
import zoetrope.studio.window.VerifiedEdits.Place;

/** The places in the source where the objects of a frame can be changed. */
final class ObjectPlaces {
  private final StageSnapshot stage;
  private final ObjectMessage names;

  ObjectPlaces(ObjectFinder finder, SourceFiles sources) {
    this.stage = finder.stage();
    this.names = new ObjectMessage(stage, sources);
  }

  /** Returns a writer of code that refers to objects. */
  PartCode code() {
    return new PartCode(stage, names::name);
  }

  /**
   * Returns the places for a call on an object: the line that made it, and before a play.
   *
   * @param atStart whether the line that made the object may be changed
   * @throws UsageException if there is no place
   */
  List<Place> of(StageObject object, ObjectCall call, boolean atStart, Optional<PlayLine> play) {
    String name = code().of(object);
    List<Place> places = new ArrayList<>();
    if (atStart) {
      places.add(creation(object, chain -> chain.with(call)));
    }
    if (!name.equals(PartCode.UNNAMED) && !name.startsWith(PartCode.UNNAMED + ".")) {
      play.ifPresent(at -> places.add(at.at((file, line) -> file.before(line, name, call))));
    }
    UsageException.require(
        !places.isEmpty(), "the name of this object is unknown, or no play follows");
    return places;
  }

  /** Returns the place of the expression that made an object. */
  Place creation(StageObject object, Function<CallChain, TextEdit> edit) {
    CreationSite site = object.site().orElse(new CreationSite(-1, "", 0));
    String variable = names.name(object);
    return new Place(
        site.file(),
        site.line(),
        file -> {
          UsageException.require(
              !isOneOfSeveral(object, site),
              "line %s of %s makes several objects: paste the code from the clipboard where"
                  + " it belongs",
              site.line(),
              site.file());
          return edit.apply(file.made(site.line(), variable, PartCode.word(object)));
        });
  }

  /** Whether the same source line also created objects that are not members of this object. */
  private boolean isOneOfSeveral(StageObject object, CreationSite site) {
    return stage.objects().stream()
        .filter(other -> VariableNames.isOfLine(other, site))
        .anyMatch(other -> !stage.isWithin(other.id(), object.id()));
  }
}
