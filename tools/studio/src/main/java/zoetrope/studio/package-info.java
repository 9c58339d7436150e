/**
 * The studio: a server on the loopback address with a page in the browser on which scenes live
 * while they are written. Uses the renderer as any program may; only the command line knows it, by
 * its interface.
 *
 * <p>A page and the server talk over one WebSocket, {@code /window}. The page sends calls, objects
 * with the name of a {@code call} and an {@code id}; an answer has that {@code id} and a {@code
 * result}, or a {@code problem} ({@link zoetrope.studio.project.Problem}):
 *
 * <ul>
 *   <li>{@code open}: shows {@code scene} with {@code parameters}, {@code seed}, {@code voice}, and
 *       without the {@code hidden} objects or the {@code alone} ones only, by their numbers; the
 *       result is what is known before it has run. With {@code picture}, it is not run before the
 *       first picture of it, which the page asks for, has been sent
 *   <li>{@code source}: the text of a {@code file}; {@code edit}: opens its {@code line} in the
 *       author's editor
 *   <li>{@code objects}: what is on the stage at {@code frame}; {@code hit}: what is there at
 *       {@code x}, {@code y} in pixels of the film, or within {@code reach}; {@code object}: all
 *       about one of them
 *   <li>{@code view}: shows the scene as another camera sees it
 *   <li>{@code point}, {@code move}, {@code part}, {@code curve}, {@code camera}, {@code color},
 *       {@code font}: the {@code code} of what the author does with the picture, with {@code write}
 *       also as a {@code change} of the source; {@code undo}: takes the last change back; {@code
 *       choices}: colours and fonts
 *   <li>{@code profile}: what plays cost, {@code costs}: what objects at {@code frame} cost ({@link
 *       zoetrope.studio.window.SceneProfile}); {@code endProfile} ends both
 *   <li>{@code wave}: how loud the scene is {@code from} one sample {@code to} another, in {@code
 *       count} parts ({@link zoetrope.studio.live.SceneSound})
 *   <li>{@code timeEvent}: gives the time event {@code name} another time in {@code seconds}
 *   <li>{@code lines}: what the scene says, and what of it is recorded; {@code take}: a ticket for
 *       a recording of a {@code line}, which is sent as a WAV file to {@code /take/TICKET} ({@link
 *       zoetrope.studio.window.Takes})
 *   <li>{@code make}: a film, its sound, a talk, a still, pictures or a storyboard ({@link
 *       zoetrope.studio.make.MakeOrder}), whose files are then at {@code /made/JOB/NUMBER}; {@code
 *       plan}: what the same comes to, without drawing; {@code cancel}: ends a {@code job}, or
 *       forgets one that is over
 * </ul>
 *
 * <p>Calls without an answer: {@code alive}; {@code picture}, whose {@code frame} comes as a
 * message of {@link zoetrope.studio.stream.PictureCode}; {@code segment}, frames of which come as
 * film ({@link zoetrope.studio.stream.SegmentSender}); {@code sound}, of which so many samples come
 * ({@link zoetrope.studio.stream.SoundSender}). All that comes so is binary and begins with its
 * kind.
 *
 * <p>Events, objects with the name of an {@code event} and {@code data}: {@code scenes}, all there
 * are, at first and after each change of files, and with the {@code generation} as before when more
 * is known of one that was listed by its file's words only ({@link
 * zoetrope.studio.project.SingleFiles}); {@code outline}, what came of running the scene; {@code
 * lint}; {@code problem}; {@code jobs}, what is being made; {@code profiled}, how many plays were
 * measured.
 */
package zoetrope.studio;
